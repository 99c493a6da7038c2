import type { Database } from '../../database/open-database.ts';

const urlsAtOnce = 2000;

/** The URLs of a crawl in some states, each with the page where it was found. */
export async function* urlRows(database: Database, crawlId: number, states: readonly number[]) {
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_url')
			.leftJoin('crawl_url as source', (join) =>
				join
					.onRef('source.id', '=', 'crawl_url.from_id')
					.onRef('source.crawl_id', '=', 'crawl_url.crawl_id'),
			)
			.select(['crawl_url.id', 'crawl_url.url', 'crawl_url.status', 'crawl_url.failure'])
			.select(['crawl_url.redirect_id', 'crawl_url.sitemap', 'source.url as found_on'])
			.where('crawl_url.crawl_id', '=', crawlId)
			.where('crawl_url.state', 'in', states)
			.where('crawl_url.id', '>', after)
			.orderBy('crawl_url.id')
			.limit(urlsAtOnce)
			.execute();
		yield rows;
		after = rows.at(-1)?.id ?? 0;
		if (rows.length < urlsAtOnce) return;
	}
}
