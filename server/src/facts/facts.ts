import type { Day } from './day.ts';

// The facts of every source: plain rows of one site and one engine. They name keywords and pages by
// their texts; storing finds or creates the ids.

/** One check of a results page. */
export interface RankFact {
	readonly keyword: string;
	readonly day: Day;
	/** Ranked, not in the checked depth, or failed (which never hides a different state of that day). */
	readonly state: 'r' | 'u' | 'e';
	readonly rank: number | null;
	readonly checkedDepth: number | null;
	readonly url: string | null;
	/** As the engine showed them. */
	readonly title?: string;
	readonly snippet?: string;
}

export interface SearchSums {
	readonly impressions: number;
	readonly clicks: number;
	/** Average position × impressions. */
	readonly positionSum: number;
}

/** The engine’s figures for a query on a day, or in the week that begins on it. */
export interface SearchFact extends SearchSums {
	readonly keyword: string;
	readonly day: Day;
	readonly days: 1 | 7;
}

/** The same by page; counted differently, so it is kept apart. */
export interface SearchPageFact extends SearchSums {
	readonly keyword: string;
	readonly day: Day;
	readonly url: string;
}

/** A total over a range, inclusive, that cannot be split into days. */
export interface SearchPeriodFact extends SearchSums {
	readonly keyword: string;
	readonly fromDay: Day;
	readonly toDay: Day;
}

/** A day of the whole site, including the queries that the engine does not disclose. */
export interface SiteSearchFact extends SearchSums {
	readonly day: Day;
}

/** A day of the whole site by country and device; empty for what it was not read by. */
export interface SearchSplitFact extends SiteSearchFact {
	/** Two letters; `zz` if the engine knows no country. */
	readonly country: string;
	readonly device: string;
}

/** A day of a page, including the queries that the engine does not disclose. */
export interface PageSearchFact extends SearchSums {
	readonly url: string;
	readonly day: Day;
}

export interface PageFact {
	/** Null if the source names only a keyword: then the figures belong to the keyword’s own page. */
	readonly url: string | null;
	readonly keyword: string | null;
	readonly day: Day;
	readonly visits: number;
}

export interface PageEventFact {
	readonly url: string | null;
	readonly keyword: string | null;
	readonly day: Day;
	/** Id of a conversion event of the site; 0 for conversions without one. */
	readonly eventId: number;
	readonly conversions: number;
	/** Hundredths of the currency. */
	readonly revenueMinor: number;
}

/** All events of a page together, not broken down by event; null for figures that the source does not count. */
export interface PageTotalFact extends Pick<PageEventFact, 'url' | 'keyword' | 'day'> {
	readonly eventId: null;
	readonly conversions: number | null;
	readonly revenueMinor: number | null;
}

export interface SearchVolumeFact {
	readonly keyword: string;
	readonly day: Day;
	readonly volume: number;
}

export interface Facts {
	readonly ranks?: Iterable<RankFact>;
	readonly search?: Iterable<SearchFact>;
	readonly searchPages?: Iterable<SearchPageFact>;
	readonly searchPeriods?: Iterable<SearchPeriodFact>;
	readonly siteSearch?: Iterable<SiteSearchFact>;
	readonly pageSearch?: Iterable<PageSearchFact>;
	readonly pages?: Iterable<PageFact>;
	readonly pageEvents?: Iterable<PageEventFact | PageTotalFact>;
	readonly searchVolumes?: Iterable<SearchVolumeFact>;
}

/** The site and the engine that facts belong to. */
export interface FactTarget {
	readonly siteId: number;
	readonly engineId: number;
}
