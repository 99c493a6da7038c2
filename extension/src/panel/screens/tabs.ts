import type { IconName } from '../../ui/icon.tsx';
import type { ScreenName } from './screens.ts';

interface Tab {
	readonly icon: IconName;
	/** The first is opened with the tab. */
	readonly screens: readonly [ScreenName, ...ScreenName[]];
}

/** The tabs in order, each with its screens. Screens without a tab have buttons at the top. */
export const tabs = {
	overview: { icon: 'gauge', screens: ['overview'] },
	findings: { icon: 'checks', screens: ['findings', 'comparison'] },
	keywords: { icon: 'key', screens: ['keywords'] },
	content: { icon: 'text', screens: ['headings', 'images'] },
	links: { icon: 'link', screens: ['links'] },
	data: { icon: 'braces', screens: ['data', 'social'] },
	indexing: { icon: 'globe', screens: ['indexing', 'rendered'] },
	rankings: { icon: 'trend', screens: ['rankings'] },
} as const satisfies Readonly<Record<string, Tab>>;

export type TabName = keyof typeof tabs;

// Object.keys widens them.
export const tabNames = Object.keys(tabs) as readonly TabName[];

/** null for a screen without a tab. */
export const tabOf = (screen: ScreenName): TabName | null =>
	tabNames.find((name) => screensOf(name).includes(screen)) ?? null;

export const screensOf = (tab: TabName): readonly ScreenName[] => tabs[tab].screens;

/** The tab that a number key opens; null for other keys. */
export const tabOfKey = (key: string): TabName | null =>
	/^[1-9]$/.test(key) ? (tabNames[Number(key) - 1] ?? null) : null;
