import type { Database } from '../../database/open-database.ts';
import { unpackDetails } from '../pages/page-details.ts';

const pagesAtOnce = 500;

/** The images, links to other sites and versions of all pages that have any. */
export async function* pageDetails(database: Database, crawlId: number) {
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_page_detail')
			.innerJoin('crawl_url', (join) =>
				join
					.onRef('crawl_url.id', '=', 'crawl_page_detail.url_id')
					.onRef('crawl_url.crawl_id', '=', 'crawl_page_detail.crawl_id'),
			)
			.select(['url_id', 'url', 'data'])
			.where('crawl_page_detail.crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.orderBy('url_id')
			.limit(pagesAtOnce)
			.execute();
		for (const { data, url } of rows) yield { url, ...unpackDetails(data) };
		after = rows.at(-1)?.url_id ?? 0;
		if (rows.length < pagesAtOnce) return;
	}
}
