import type { SearchCoverage } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import { daysWithoutPages } from '../../facts/days-without-pages.store.ts';
import { coverageOf } from './coverage.ts';
import { type SeriesOfSite, seenDays } from './seen-days.store.ts';

/**
 * The days of the range for which the figures of a series are complete; null is a site without
 * figures.
 */
export async function coverageIn(
	database: Database,
	series: SeriesOfSite | null,
	range: DayRange,
	{ pages }: { readonly pages: boolean },
): Promise<SearchCoverage> {
	if (series === null) return coverageOf([], range);
	const seen = await seenDays(database, series, range);
	const without = pages ? await daysWithoutPages(database, series) : new Set<number>();
	return coverageOf(
		seen.filter(({ day }) => !without.has(day)),
		range,
	);
}
