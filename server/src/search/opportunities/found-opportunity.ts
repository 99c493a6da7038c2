import type { Locale } from '@plumbline/core';
import type { notLookedCodes, Opportunity } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import type { SiteQuery } from './queries.store.ts';

/** An opportunity before it is put into words. */
export interface FoundOpportunity extends Omit<Opportunity, 'reason' | 'what_to_do'> {
	/** Google’s decision about the page in words, where the kind rests on it. */
	readonly verdict?: { readonly reason: string; readonly fix: string };
}

/** The results of a search for one kind, or the reason why it could not look. */
export interface Looked {
	readonly found: readonly FoundOpportunity[];
	readonly notLookedBecause: NotLooked | null;
}

export type NotLooked = (typeof notLookedCodes)[number];

export const looked = (found: readonly FoundOpportunity[]): Looked => ({
	found,
	notLookedBecause: null,
});

export const notLooked = (notLookedBecause: NotLooked): Looked => ({ found: [], notLookedBecause });

/** The input of all searches for opportunities. */
export interface OpportunityQuestion {
	readonly database: Database;
	readonly series: SearchedSeries;
	/** The newest 28 days. */
	readonly range: DayRange;
	/** Without those that name the brand. */
	readonly queries: readonly SiteQuery[];
	readonly locale: Locale;
}
