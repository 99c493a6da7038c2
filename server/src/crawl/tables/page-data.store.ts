import type { Database } from '../../database/open-database.ts';
import { unpackData } from '../pages/packed-data.ts';
import type { PageData } from '../pages/stored-page.ts';

/** What some pages say about themselves. */
export async function pageData(database: Database, crawlId: number, ids: readonly number[]) {
	const rows =
		ids.length === 0
			? []
			: await database
					.selectFrom('crawl_page')
					.select(['url_id', 'status', 'language', 'canonical', 'data'])
					.where('crawl_id', '=', crawlId)
					.where('url_id', 'in', [...new Set(ids)])
					.execute();
	// We packed it.
	return new Map(
		rows.map((row) => [row.url_id, { ...row, data: unpackData(row.data) as PageData }]),
	);
}
