import { dayMs } from '@plumbline/core/time';
import type { Database } from '../../database/open-database.ts';
import { urlKey } from '../../facts/url-key.ts';
import type { Crawl } from '../crawls.store.ts';
import { clickDepths } from '../graph/click-depths.ts';
import { isWholeCrawl } from '../judge/whole-crawl.store.ts';
import { siteOf } from '../site-of.ts';
import { urlHash, urlIdentity } from '../urls/url-identity.ts';
import type { CrawlTable } from './crawl-table.ts';
import { pageRows } from './page-rows.ts';
import { type SearchPage, searchPages, searchPagesAt } from './search-pages.store.ts';

/** Search Console shows a page for some weeks after it is gone. */
const daysBefore = 90;

/**
 * Pages to which no link leads from the start: those that a sitemap lists, then those that only
 * Search Console knows. Only a crawl of the whole site can tell the latter.
 */
export const orphansTable: CrawlTable = {
	name: 'orphans',
	columns: {
		url: 'text',
		status: 'number',
		indexable: 'text',
		title: 'text',
		sitemap: 'text',
		clicks: 'number',
		impressions: 'number',
	},
	async *rows({ crawl, database, graph, siteIds = siteOfCrawl(crawl) }) {
		const depths = clickDepths(graph);
		const files = crawl.sitemaps?.found?.survey.files ?? [];
		const sinceDay = Math.floor(crawl.createdMs / dayMs) - daysBefore;
		const source = { database, siteIds, sinceDay };
		for await (const pages of pageRows(database, crawl.id)) {
			const orphans = pages.filter(({ url_id: id }) => depths[graph.urls.indexOf(id)] === -1);
			const known = await searchPagesAt(
				source,
				orphans.map(({ url }) => url),
			);
			for (const { indexable, sitemap, status, title, url } of orphans) {
				const file = sitemap === null ? null : (files[sitemap] ?? null);
				const { clicks = null, impressions = null } = known.get(urlKey(url)) ?? {};
				yield [url, status, indexable, title, file, clicks, impressions];
			}
		}
		if (!(await isWholeCrawl(database, crawl))) return;
		const site = siteOf(new URL(crawl.settings.start));
		for await (const pages of searchPages(source)) {
			const ofSite = pages.filter(({ url }) => {
				const parsed = URL.parse(url);
				return parsed !== null && siteOf(parsed) === site;
			});
			for (const { clicks, impressions, url } of await unseen(database, crawl.id, ofSite)) {
				yield [url, null, null, null, null, clicks, impressions];
			}
		}
	},
};

/** A crawl that belongs to no site knows nobody’s figures. */
const siteOfCrawl = ({ siteId }: Crawl) => (siteId === null ? [] : [siteId]);

/** The pages that the crawl found under no spelling of their URLs. */
async function unseen(
	database: Database,
	crawlId: number,
	pages: readonly SearchPage[],
): Promise<readonly SearchPage[]> {
	if (pages.length === 0) return [];
	const hashes = new Map(pages.map((page) => [page, spellings(page.url)]));
	const rows = await database
		.selectFrom('crawl_url')
		.select('hash')
		.where('crawl_id', '=', crawlId)
		.where('hash', 'in', [...hashes.values()].flat())
		.execute();
	const seen = new Set(rows.map(({ hash }) => hash));
	return pages.filter((page) => !hashes.get(page)?.some((hash) => seen.has(hash)));
}

/** The hashes of a URL with both schemes, with and without www. and the last slash. */
function spellings(written: string): readonly string[] {
	const { host, pathname, search } = new URL(written);
	const plainHost = host.replace(/^www\./, '');
	const plainPath = pathname.replace(/\/$/, '');
	const addresses = ['http', 'https'].flatMap((scheme) =>
		[plainHost, `www.${plainHost}`].flatMap((name) =>
			[plainPath, `${plainPath}/`].map((path) => `${scheme}://${name}${path}${search}`),
		),
	);
	// An IP address has no www.
	const urls = addresses.flatMap((address) => URL.parse(address) ?? []);
	return urls.map((url) => urlHash(urlIdentity(url)));
}
