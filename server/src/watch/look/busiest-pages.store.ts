import type { Database } from '../../database/open-database.ts';

const recentDays = 28;

/** The pages with the most clicks in the last four weeks that have figures. */
export async function busiestPages(
	database: Database,
	siteId: number,
	most: number,
): Promise<readonly string[]> {
	const last = await database
		.selectFrom('search_page_day')
		.select(({ fn }) => fn.max('day').as('day'))
		.where('site_id', '=', siteId)
		.executeTakeFirst();
	if (last?.day == null) return [];
	const rows = await database
		.selectFrom('search_page_day')
		.innerJoin('page', (join) =>
			join
				.onRef('page.id', '=', 'search_page_day.page_id')
				.onRef('page.site_id', '=', 'search_page_day.site_id'),
		)
		.select('page.url')
		.where('search_page_day.site_id', '=', siteId)
		.where('page.site_id', '=', siteId)
		.where('search_page_day.day', '>', last.day - recentDays)
		.where('page.url', '<>', '')
		.groupBy('page.url')
		.orderBy(({ fn }) => fn.sum('search_page_day.clicks'), 'desc')
		.orderBy('page.url')
		.limit(most)
		.execute();
	return rows.map(({ url }) => url);
}
