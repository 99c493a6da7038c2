import type { Locale } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../rankings/question/range.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import type { SiteQuery } from './queries.store.ts';

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
