import {
	Braces,
	FileText,
	Gauge,
	Globe,
	type IconNode,
	KeyRound,
	Link,
	ListChecks,
	TrendingUp,
} from 'lucide';
import type { ScreenName } from './screens.ts';

interface Tab {
	readonly icon: IconNode;
	/** The first is opened with the tab. */
	readonly screens: readonly [ScreenName, ...ScreenName[]];
}

/** The tabs in order, each with its screens. Screens without a tab have buttons at the top. */
export const tabs = {
	overview: { icon: Gauge, screens: ['overview'] },
	findings: { icon: ListChecks, screens: ['findings', 'comparison'] },
	keywords: { icon: KeyRound, screens: ['keywords'] },
	content: { icon: FileText, screens: ['headings', 'images'] },
	links: { icon: Link, screens: ['links'] },
	data: { icon: Braces, screens: ['data', 'social'] },
	indexing: { icon: Globe, screens: ['indexing', 'rendered'] },
	rankings: { icon: TrendingUp, screens: ['rankings'] },
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
