import type { Database } from '../../database/open-database.ts';

const pagesAtOnce = 500;

/** The findings of a crawl in the order of its pages, those of some hundred pages at a time. */
export async function* findingBatches(database: Database, crawlId: number) {
	for (let after = 0; ; ) {
		const pages = await database
			.selectFrom('crawl_page')
			.select('url_id')
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.orderBy('url_id')
			.limit(pagesAtOnce)
			.execute();
		const last = pages.at(-1)?.url_id ?? 0;
		if (pages.length === 0) return;
		yield await database
			.selectFrom('crawl_finding')
			.select(['url_id', 'rule', 'severity', 'count', 'data'])
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.where('url_id', '<=', last)
			.orderBy('url_id')
			.orderBy('rule')
			.execute();
		after = last;
	}
}
