import type { Database } from '../database/open-database.ts';
import type { Day } from './day.ts';
import type { FactTarget } from './facts.ts';

/** Days with figures of the site but of no page, because older versions did not read pages. */
export async function daysWithoutPages(
	database: Database,
	{ siteId, engineId }: FactTarget,
): Promise<ReadonlySet<Day>> {
	const rows = await database
		.selectFrom('site_search_day as total')
		.select('total.day')
		.where('total.site_id', '=', siteId)
		.where('total.engine_id', '=', engineId)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('page_search_day as page')
						.select('page.day')
						.where('page.site_id', '=', siteId)
						.where('page.engine_id', '=', engineId)
						.whereRef('page.day', '=', 'total.day'),
				),
			),
		)
		.execute();
	return new Set(rows.map(({ day }) => day));
}
