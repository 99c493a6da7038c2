import type { Database } from '../../database/open-database.ts';

/** The URLs of pages that have one, by id. */
export async function pageUrls(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	if (pageIds.length === 0) return new Map();
	const rows = await database
		.selectFrom('page')
		.select(['id', 'url'])
		.where('site_id', '=', siteId)
		.where('id', 'in', [...pageIds])
		.where('url', '<>', '')
		.execute();
	return new Map(rows.map(({ id, url }) => [id, url]));
}
