import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../days/day.ts';
import type { FactTarget } from '../../facts/facts.ts';

export interface InspectablePage {
	readonly id: number;
	readonly url: string;
}

/** More than a day’s budget; pages that are not due are skipped. */
const mostPages = 20_000;

/**
 * The pages of a site with facts since the given day, those with the most clicks and visits first.
 * The days reach far enough back that a page which lost all its clicks still has its old place.
 */
export async function busiestPages(
	database: Database,
	{ siteId, engineId }: FactTarget,
	sinceDay: Day,
): Promise<InspectablePage[]> {
	const clicked = database
		.selectFrom('page_search_day')
		.select('page_id')
		.select(({ fn }) => fn.sum<number>('clicks').as('clicks'))
		.select(({ fn }) => fn.sum<number>('impressions').as('impressions'))
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '>=', sinceDay)
		.groupBy('page_id');
	const visited = database
		.selectFrom('page_day')
		.select('page_id')
		.select(({ fn }) => fn.sum<number>('visits').as('visits'))
		.where('site_id', '=', siteId)
		.where('day', '>=', sinceDay)
		.groupBy('page_id');
	return database
		.selectFrom('page')
		.leftJoin(clicked.as('clicked'), 'clicked.page_id', 'page.id')
		.leftJoin(visited.as('visited'), 'visited.page_id', 'page.id')
		.select(['page.id', 'page.url'])
		.where('page.site_id', '=', siteId)
		.where('page.url', '<>', '')
		.where((where) =>
			where.or([where('clicked.clicks', 'is not', null), where('visited.visits', 'is not', null)]),
		)
		.orderBy(sql`coalesce(clicked.clicks, 0) + coalesce(visited.visits, 0)`, 'desc')
		.orderBy('clicked.impressions', (order) => order.desc().nullsLast())
		.orderBy('page.id')
		.limit(mostPages)
		.execute();
}
