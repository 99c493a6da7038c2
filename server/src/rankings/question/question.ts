import type { SortColumn, SortDirection } from '@plumbline/core/api';
import type { DayRange } from './range.ts';

/** Which facts the ranks of a site on an engine are read from: one kind, never a mixture. */
export type RankSeries =
	/** Looks at results pages. */
	| { readonly kind: 'serp' }
	/** The average positions that the engine itself reports, by day or week. */
	| { readonly kind: 'search' }
	/** Totals of one period, from an export. */
	| Period;

export interface Period {
	readonly kind: 'period';
	readonly fromDay: number;
	readonly toDay: number;
}

/** Where impressions and clicks come from: days, or the one period that an export told of. */
export type SearchTotals = { readonly kind: 'days' } | Period;

/** A request, understood: everything named is found and belongs to the caller. */
export interface Question {
	readonly siteId: number;
	readonly engineId: number;
	readonly range: DayRange;
	readonly series: RankSeries;
	readonly totals: SearchTotals;
	/** Null for all. */
	readonly groupIds: readonly number[] | null;
	/** Which events count; null for all. */
	readonly eventIds: readonly number[] | null;
	readonly keywordKeys: readonly string[] | null;
	/** Pages to rank for, with those that are the same as them. */
	readonly pageIds: readonly number[] | null;
	/** Some facts came with a keyword and without a page: they stand at pages of the keywords’ own. */
	readonly hasKeywordPages: boolean;
	readonly sort: Sort;
	readonly limit: number;
	readonly offset: number;
}

export interface Sort {
	readonly column: SortColumn;
	readonly direction: SortDirection;
}
