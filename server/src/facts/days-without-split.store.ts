import type { SplitDimension } from '@plumbline/core/api';
import type { Database } from '../database/open-database.ts';
import type { Day } from './day.ts';
import type { FactTarget } from './facts.ts';

/** Days with figures of the site that were not read by all of these dimensions. */
export async function daysWithoutSplit(
	database: Database,
	{ siteId, engineId }: FactTarget,
	dimensions: readonly SplitDimension[],
): Promise<ReadonlySet<Day>> {
	const rows = await database
		.selectFrom('site_search_day as total')
		.select('total.day')
		.where('total.site_id', '=', siteId)
		.where('total.engine_id', '=', engineId)
		.where(({ not, exists, selectFrom }) => {
			const ofDay = selectFrom('search_split_day as split')
				.select('split.day')
				.where('split.site_id', '=', siteId)
				.where('split.engine_id', '=', engineId)
				.whereRef('split.day', '=', 'total.day');
			const split = dimensions.reduce(
				(query, dimension) => query.where(`split.${dimension}`, '<>', ''),
				ofDay,
			);
			return not(exists(split));
		})
		.execute();
	return new Set(rows.map(({ day }) => day));
}
