import type { Day } from '../days/day.ts';

// What every source brings, whatever it is: plain rows of one site and one engine.
// Keywords and pages are named by their texts; storing finds or makes their ids.

/** One look at a results page. */
export interface RankFact {
	readonly keyword: string;
	readonly day: Day;
	/** Ranked, not in the checked depth, or the check failed (which never hides another state of that day). */
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

/** What the engine reports of a query for a day, or for the week that begins on it. */
export interface SearchFact extends SearchSums {
	readonly keyword: string;
	readonly day: Day;
	readonly days: 1 | 7;
}

/** The same by page; counted otherwise, so it is kept apart. */
export interface SearchPageFact extends SearchSums {
	readonly keyword: string;
	readonly day: Day;
	readonly url: string;
}

/** A total over a range, inclusive, that no day can be read from. */
export interface SearchPeriodFact extends SearchSums {
	readonly keyword: string;
	readonly fromDay: Day;
	readonly toDay: Day;
}

/** A day of the whole site, queries that are kept secret included. */
export interface SiteSearchFact extends SearchSums {
	readonly day: Day;
}

export interface PageFact {
	/** Null when the source told of a keyword only: then they are that keyword’s own. */
	readonly url: string | null;
	readonly keyword: string | null;
	readonly day: Day;
	readonly visits: number;
}

export interface PageEventFact {
	readonly url: string | null;
	readonly keyword: string | null;
	readonly day: Day;
	/** Id of a conversion event of the site; 0 for conversions of none. */
	readonly eventId: number;
	readonly conversions: number;
	/** Hundredths of the currency. */
	readonly revenueMinor: number;
}

/** All events of a page together, told apart by nobody; null for what the source does not count. */
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
	readonly pages?: Iterable<PageFact>;
	readonly pageEvents?: Iterable<PageEventFact | PageTotalFact>;
	readonly searchVolumes?: Iterable<SearchVolumeFact>;
}

/** Where facts belong. */
export interface FactTarget {
	readonly siteId: number;
	readonly engineId: number;
}
