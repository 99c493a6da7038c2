import type { SearchCoverage, SplitDimension } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import { daysWithoutPages } from '../../facts/days-without-pages.store.ts';
import { daysWithoutSplit } from '../../facts/days-without-split.store.ts';
import { coverageOf } from './coverage.ts';
import { type SeriesOfSite, seenDays } from './seen-days.store.ts';

export interface NeededRows {
	/** Whether days without figures of pages count as missing. */
	readonly pages: boolean;
	/** Days that were not read by all of these count as missing. */
	readonly split?: readonly SplitDimension[];
}

/**
 * The days of the range for which the figures of a series are complete; null is a site without
 * figures.
 */
export async function coverageIn(
	database: Database,
	series: SeriesOfSite | null,
	range: DayRange,
	{ pages, split = [] }: NeededRows,
): Promise<SearchCoverage> {
	if (series === null) return coverageOf([], range);
	const seen = await seenDays(database, series, range);
	const without = pages ? await daysWithoutPages(database, series) : new Set<number>();
	const unsplit =
		split.length > 0 ? await daysWithoutSplit(database, series, split) : new Set<number>();
	return coverageOf(
		seen.filter(({ day }) => !without.has(day) && !unsplit.has(day)),
		range,
	);
}
