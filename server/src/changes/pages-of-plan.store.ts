import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Sql } from '../rankings/figures/observations.ts';

export interface PageUrl {
	readonly id: number;
	readonly url: string;
}

/** The pages of a site with a URL: those of a query for ids, or those with one of the keys. */
export async function pagesOfPlan(
	database: Database,
	siteId: number,
	asked: Sql | null,
	keys?: ReadonlySet<string>,
): Promise<readonly PageUrl[]> {
	const rows = await database
		.selectFrom('page')
		.select(['id', 'url', 'url_key'])
		.where('site_id', '=', siteId)
		.where('url', '<>', '')
		.$if(asked !== null, (query) => query.where(sql<boolean>`id in (${asked})`))
		.orderBy('id')
		.execute();
	return rows
		.filter(({ url_key }) => keys?.has(url_key) ?? true)
		.map(({ id, url }) => ({ id, url }));
}
