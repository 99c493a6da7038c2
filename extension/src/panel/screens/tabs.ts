import type { ScreenName } from './screens.ts';

/**
 * The tabs in order, each with its screens, of which the first is opened with the tab. Screens
 * without a tab have buttons at the top.
 */
export const tabs = {
	overview: ['overview'],
	findings: ['findings', 'comparison'],
	headings: ['headings'],
	links: ['links'],
	images: ['images'],
	data: ['data'],
	social: ['social'],
	indexing: ['indexing', 'rendered'],
	keywords: ['keywords'],
	rankings: ['rankings'],
} as const satisfies Readonly<Record<string, readonly [ScreenName, ...ScreenName[]]>>;

export type TabName = keyof typeof tabs;

// Object.keys widens them.
export const tabNames = Object.keys(tabs) as readonly TabName[];

/** null for a screen without a tab. */
export const tabOf = (screen: ScreenName): TabName | null =>
	tabNames.find((name) => screensOf(name).includes(screen)) ?? null;

export const screensOf = (tab: TabName): readonly ScreenName[] => tabs[tab];

/** The tab that a number key opens, 0 the tenth; null for other keys. */
export const tabOfKey = (key: string): TabName | null =>
	/^\d$/.test(key) ? (tabNames[(Number(key) + 9) % 10] ?? null) : null;
