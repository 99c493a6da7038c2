import type { Database } from '../../database/open-database.ts';

const pagesAtOnce = 500;

/** The URL ids of the pages of a crawl, in their order, some hundreds at a time. */
export async function* pageIdBatches(
	database: Database,
	crawlId: number,
): AsyncGenerator<readonly number[]> {
	for (let after = 0; ; ) {
		const pages = await database
			.selectFrom('crawl_page')
			.select('url_id')
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.orderBy('url_id')
			.limit(pagesAtOnce)
			.execute();
		if (pages.length === 0) return;
		yield pages.map(({ url_id: id }) => id);
		after = pages.at(-1)?.url_id ?? 0;
	}
}
