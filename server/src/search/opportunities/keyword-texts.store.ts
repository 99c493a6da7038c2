import type { Database } from '../../database/open-database.ts';

export async function keywordTexts(
	database: Database,
	siteId: number,
	ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	if (ids.length === 0) return new Map();
	const rows = await database
		.selectFrom('keyword')
		.select(['id', 'text'])
		.where('site_id', '=', siteId)
		.where('id', 'in', [...ids])
		.execute();
	return new Map(rows.map(({ id, text }) => [id, text]));
}
