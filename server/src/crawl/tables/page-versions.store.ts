import type { PageInventory } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { unpackDetails } from '../pages/page-details.ts';
import { sitemapVersionsOf } from '../urls/sitemap-versions.store.ts';
import { urlHash, urlIdentity } from '../urls/url-identity.ts';
import { pageIdBatches } from './page-id-batches.ts';

/** A page with its versions in other languages, as it, its headers and the sitemaps list them. */
export interface PageWithVersions {
	readonly urlId: number;
	readonly url: string;
	readonly language: string | null;
	readonly status: number | null;
	readonly versions: readonly PageVersion[];
}

type ListedVersion = PageInventory['versions'][number];

export interface PageVersion extends Omit<ListedVersion, 'source'> {
	readonly source: ListedVersion['source'] | 'sitemap';
}

/** The pages that have versions, some hundreds at a time. */
export async function* pagesWithVersions(database: Database, crawlId: number) {
	for await (const ids of pageIdBatches(database, crawlId)) {
		const pages = await withVersions(database, crawlId, ids);
		yield [...pages.values()].filter(({ versions }) => versions.length > 0);
	}
}

/** The pages of these URLs by their ids. */
export async function withVersions(
	database: Database,
	crawlId: number,
	ids: readonly number[],
): Promise<ReadonlyMap<number, PageWithVersions>> {
	if (ids.length === 0) return new Map();
	const rows = await database
		.selectFrom('crawl_page')
		.innerJoin('crawl_url', (join) =>
			join
				.onRef('crawl_url.id', '=', 'crawl_page.url_id')
				.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id'),
		)
		.leftJoin('crawl_page_detail', (join) =>
			join
				.onRef('crawl_page_detail.url_id', '=', 'crawl_page.url_id')
				.onRef('crawl_page_detail.crawl_id', '=', 'crawl_page.crawl_id'),
		)
		.select(['crawl_page.url_id', 'url', 'language', 'crawl_page.status', 'crawl_page_detail.data'])
		.where('crawl_page.crawl_id', '=', crawlId)
		.where('crawl_page.url_id', 'in', [...new Set(ids)])
		.orderBy('crawl_page.url_id')
		.execute();
	const hashOf = new Map(rows.map(({ url, url_id: id }) => [id, urlHash(url)]));
	const listed = await sitemapVersionsOf({ database, crawlId }, [...hashOf.values()]);
	return new Map(
		rows.map(({ data, language, status, url, url_id: urlId }) => {
			const inSitemap = (listed.get(hashOf.get(urlId) ?? '') ?? []).map(
				([code, written]): PageVersion => ({ code, address: normal(written), source: 'sitemap' }),
			);
			const named = data === null ? [] : unpackDetails(data).versions;
			return [urlId, { urlId, url, language, status, versions: [...named, ...inSitemap] }];
		}),
	);
}

function normal(written: string): string {
	const url = URL.parse(written);
	return url === null ? written : urlIdentity(url);
}
