import type { Database } from '../../database/open-database.ts';

/** The findings on all pages of a crawl by severity, and the page with the lowest score. */
export async function crawlTotals(database: Database, crawlId: number) {
	const pages = database.selectFrom('crawl_page').where('crawl_page.crawl_id', '=', crawlId);
	const sums = await pages
		.select(({ fn }) => [
			fn.sum<number | null>('blockers').as('blocker'),
			fn.sum<number | null>('errors').as('error'),
			fn.sum<number | null>('warnings').as('warning'),
			fn.sum<number | null>('notes').as('note'),
		])
		.executeTakeFirstOrThrow();
	const lowest = await pages
		.innerJoin('crawl_url', (join) =>
			join
				.onRef('crawl_url.id', '=', 'crawl_page.url_id')
				.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id'),
		)
		.select(['crawl_url.url as subject', 'score'])
		.orderBy('score')
		.orderBy('url_id')
		.limit(1)
		.executeTakeFirst();
	return {
		counts: {
			blocker: Number(sums.blocker),
			error: Number(sums.error),
			warning: Number(sums.warning),
			note: Number(sums.note),
		},
		lowest: lowest ?? null,
	};
}
