import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

const recentDays = 28;

/** Totals of pages count the queries that the engine does not disclose; not every source has them. */
const tables = ['page_search_day', 'search_page_day'] as const;

interface PageClicks {
	readonly site_id: number;
	readonly page_id: number;
	readonly day: number;
	readonly clicks: number;
}

/** The pages with the most clicks in the last four weeks that have figures. */
export async function busiestPages(
	database: Database,
	siteId: number,
	most: number,
): Promise<readonly string[]> {
	for (const table of tables) {
		const urls = await busiestIn(database, table, { siteId, most });
		if (urls.length > 0) return urls;
	}
	return [];
}

async function busiestIn(
	database: Database,
	table: (typeof tables)[number],
	{ siteId, most }: { readonly siteId: number; readonly most: number },
): Promise<readonly string[]> {
	const facts = database
		.selectFrom(sql<PageClicks>`${sql.table(table)}`.as('fact'))
		.where('fact.site_id', '=', siteId);
	const last = await facts.select(({ fn }) => fn.max('fact.day').as('day')).executeTakeFirst();
	if (last?.day == null) return [];
	const rows = await facts
		.innerJoin('page', (join) =>
			join.onRef('page.id', '=', 'fact.page_id').onRef('page.site_id', '=', 'fact.site_id'),
		)
		.select('page.url')
		.where('page.site_id', '=', siteId)
		.where('fact.day', '>', last.day - recentDays)
		.where('page.url', '<>', '')
		.groupBy('page.url')
		.orderBy(({ fn }) => fn.sum('fact.clicks'), 'desc')
		.orderBy('page.url')
		.limit(most)
		.execute();
	return rows.map(({ url }) => url);
}
