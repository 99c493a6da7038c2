import type {
	FactStore,
	GeoSuggestion,
	NodeRef,
	PageFacts,
	Report,
	RuleSet,
} from '@plumbline/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SiteMemory } from '../settings/site-memory.ts';
import type { ChangeSite } from '../settings/use-site-memory.ts';
import type { OtherTabs } from './comparison/other-tabs.ts';
import type { ScreenName } from './screens/screens.ts';
import type { CheckRuns } from './url-checks/check-runs.ts';

/** The audited page: what every screen shows, and what it can change. */
export interface PageView {
	readonly url: string;
	readonly read: PageFacts;
	/** Collected and derived facts. */
	readonly facts: FactStore;
	readonly report: Report;
	readonly ruleSet: RuleSet;
	/** The country that the page suggests, whatever the user chose. */
	readonly suggestedGeo: GeoSuggestion;
	/** Time this visit began, in milliseconds. */
	readonly visit: number;
	/** The user's decisions about the whole site. */
	readonly site: SiteMemory;
	/** Keywords of the page, the main one first. */
	readonly keywords: readonly string[];
	/** All that the audit looked for: keywords and their synonyms. */
	readonly words: readonly string[];
	readonly changeSite: ChangeSite;
	/** Origin of the connected server; empty for none. */
	readonly server: string;
	readonly others: OtherTabs;
	/** Checks of URLs, kept while the tab is open. */
	readonly checkRuns: CheckRuns;
	/** The node whose mark was clicked on the page; its row is brought into view. */
	readonly picked: NodeRef | null;
	/** Opens a screen, and brings the element there that the selector names into view. */
	readonly open: (screen: ScreenName, target?: string) => void;
}

/** The page that the panel shows; null without one, and while a newer one is judged. */
export interface ShownPage {
	current: PageView | null;
}

export const PageViewContext = createContext<PageView | null>(null);

export function usePage(): PageView {
	const page = useContext(PageViewContext);
	if (!page) throw new Error('A screen was drawn without a page.');
	return page;
}
