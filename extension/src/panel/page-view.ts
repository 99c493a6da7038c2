import type { FactStore, GeoSuggestion, PageFacts, Report, RuleSet } from '@plumbline/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SiteMemory } from '../settings/site-memory.ts';
import type { ChangeSite } from '../settings/use-site-memory.ts';
import type { ScreenName } from './screens/screens.ts';

/** The page that is looked at: what every screen shows, and what it may change. */
export interface PageView {
	readonly url: string;
	readonly read: PageFacts;
	/** What was read, and what follows from it. */
	readonly facts: FactStore;
	readonly report: Report;
	readonly ruleSet: RuleSet;
	/** What the page says of its country, whatever was chosen. */
	readonly suggestedGeo: GeoSuggestion;
	/** When this visit to the page began, in milliseconds. */
	readonly visit: number;
	readonly site: SiteMemory;
	readonly changeSite: ChangeSite;
	/** The server that is connected; empty for none. */
	readonly server: string;
	readonly onConnect: () => void;
	readonly open: (screen: ScreenName) => void;
}

export const PageViewContext = createContext<PageView | null>(null);

export function usePage(): PageView {
	const page = useContext(PageViewContext);
	if (!page) throw new Error('A screen was drawn without a page.');
	return page;
}
