import type { Database } from '../../database/open-database.ts';
import { urlKey } from '../../facts/url-key.ts';

/** Search Console’s figures for a page. */
export interface SearchPage {
	readonly url: string;
	readonly clicks: number;
	readonly impressions: number;
}

export interface SearchSource {
	readonly database: Database;
	/** The sites whose facts may be read. */
	readonly siteIds: readonly number[];
	/** Days since 1970. */
	readonly sinceDay: number;
}

/** The pages at these URLs, by their URL keys. */
export async function searchPagesAt(
	source: SearchSource,
	urls: readonly string[],
): Promise<ReadonlyMap<string, SearchPage>> {
	if (source.siteIds.length === 0 || urls.length === 0) return new Map();
	const rows = await sums(source)
		.where('page.url_key', 'in', [...new Set(urls.map(urlKey))])
		.execute();
	return new Map(rows.map((row) => [row.key, searchPage(row)]));
}

const pagesAtOnce = 500;

/** All pages that were shown in results, some hundreds at a time. */
export async function* searchPages(source: SearchSource) {
	if (source.siteIds.length === 0) return;
	for (let after = 0; ; ) {
		const rows = await sums(source)
			.where('page.id', '>', after)
			.orderBy('page.id')
			.limit(pagesAtOnce)
			.execute();
		yield rows.map(searchPage);
		after = rows.at(-1)?.id ?? 0;
		if (rows.length < pagesAtOnce) return;
	}
}

const sums = ({ database, siteIds, sinceDay }: SearchSource) =>
	database
		.selectFrom('page')
		.innerJoin('page_search_day', (join) =>
			join
				.onRef('page_search_day.page_id', '=', 'page.id')
				.onRef('page_search_day.site_id', '=', 'page.site_id'),
		)
		.select((eb) => [
			'page.id',
			'page.url',
			'page.url_key as key',
			eb.fn.sum<number>('clicks').as('clicks'),
			eb.fn.sum<number>('impressions').as('impressions'),
		])
		.where('page.site_id', 'in', siteIds)
		.where('page_search_day.day', '>=', sinceDay)
		.groupBy(['page.id', 'page.url', 'page.url_key']);

const searchPage = ({ clicks, impressions, url }: SearchPage): SearchPage => ({
	url,
	clicks: Number(clicks),
	impressions: Number(impressions),
});
