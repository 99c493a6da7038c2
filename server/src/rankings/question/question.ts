import type { SortColumn, SortDirection } from '@plumbline/core/api';
import type { DayRange } from '../../facts/day.ts';
import type { SegmentRows } from '../segments/segment-rows.store.ts';

/** The kind of facts that the ranks of a site on an engine are read from. Kinds are never mixed. */
export type RankSeries =
	/** Checks of results pages. */
	| { readonly kind: 'serp' }
	/** The average positions that the engine itself reports, by day or week. */
	| { readonly kind: 'search' }
	/** Totals for one period, from an export. */
	| Period;

export interface Period {
	readonly kind: 'period';
	readonly fromDay: number;
	readonly toDay: number;
}

/** The source of impressions and clicks: days, or the one period of an export. */
export type SearchTotals = { readonly kind: 'days' } | Period;

/** A resolved request: everything it names exists and belongs to the caller. */
export interface Question {
	readonly siteId: number;
	readonly engineId: number;
	readonly range: DayRange;
	readonly series: RankSeries;
	readonly totals: SearchTotals;
	/** Null for all. */
	readonly groupIds: readonly number[] | null;
	/** The events that count; null for all. */
	readonly eventIds: readonly number[] | null;
	readonly keywordKeys: readonly string[] | null;
	/** Also queries that nobody tracks. */
	readonly hasUntracked?: boolean;
	/** The requested pages and queries. */
	readonly rows: SegmentRows;
	/** Some facts have a keyword but no page: they are stored at pages named after keywords. */
	readonly hasKeywordPages: boolean;
	readonly sort: Sort;
	readonly limit: number;
	readonly offset: number;
}

export interface Sort {
	readonly column: SortColumn;
	readonly direction: SortDirection;
}
