import type { Database } from '../../database/open-database.ts';

const pagesAtOnce = 500;

/** All pages of a crawl with their URLs, in the order they were found. */
export async function* pageRows(database: Database, crawlId: number) {
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_page')
			.innerJoin('crawl_url', (join) =>
				join
					.onRef('crawl_url.id', '=', 'crawl_page.url_id')
					.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id'),
			)
			.selectAll('crawl_page')
			.select(['crawl_url.url', 'crawl_url.sitemap'])
			.where('crawl_page.crawl_id', '=', crawlId)
			.where('crawl_page.url_id', '>', after)
			.orderBy('crawl_page.url_id')
			.limit(pagesAtOnce)
			.execute();
		yield rows;
		after = rows.at(-1)?.url_id ?? 0;
		if (rows.length < pagesAtOnce) return;
	}
}
