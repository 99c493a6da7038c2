import { crawlTableNames } from '@plumbline/console/contract';
import { expect, test } from 'vitest';
import { createAccount } from '../../accounts/accounts.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { crawlSettingsOf } from '../../testing/crawl-settings.ts';
import { onEachEngine } from '../../testing/database.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { pageFetcher } from '../../testing/page-fetcher.ts';
import { type Crawl, createCrawl, findCrawl } from '../crawls.store.ts';
import { readLinkGraph } from '../graph/link-graph.ts';
import { workOnCrawl } from '../work-on-crawl.ts';
import type { CrawlTable } from './crawl-table.ts';
import { crawlTables } from './crawl-tables.ts';
import { pagesTable } from './pages.table.ts';

const html = (title: string, rest: string) =>
	page(`<!doctype html><html lang="en"><head><title>${title}</title>${rest}`);

const sentences = Array.from(
	{ length: 60 },
	(_, at) => `Loaf ${at * 7919} rests ${at * 31} minutes.`,
);

/** A site whose languages are listed in a page, in a header and in a sitemap; two texts are nearly equal. */
async function threeLanguages() {
	const routes: Record<string, ReturnType<typeof page>> = {};
	const { host, url } = await localSite(routes);
	const link = (code: string) =>
		`<link rel="alternate" hreflang="${code}" href="${url(`/${code}`)}">`;
	routes['/'] = html(
		'Bakery',
		`<body><a href="/en">en</a><a href="https://mill.example/" rel="nofollow">The mill</a><img src="a.png" alt="A loaf" width="9">`,
	);
	routes['/en'] = html(
		'English',
		`${link('de')}<body><a href="/de">de</a><a href="/fr">fr</a><main><p>${sentences.join(' ')}`,
	);
	routes['/de'] = page(`<!doctype html><html lang="de"><title>Deutsch</title>`, {
		link: `<${url('/en')}>; rel="alternate"; hreflang="en"`,
	});
	routes['/fr'] = page(
		`<!doctype html><html lang="fr"><title>Magasin</title><main><p>${sentences.slice(1).join(' ')}`,
	);
	routes['/robots.txt'] = page(`Sitemap: ${url('/sitemap.xml')}`);
	routes['/sitemap.xml'] = page(
		`<urlset><url><loc>${url('/fr')}</loc><xhtml:link rel="alternate" hreflang="en" href="${url('/en')}"/></url></urlset>`,
	);
	return { host, url };
}

async function crawled(
	database: Database,
	{ host, url }: Awaited<ReturnType<typeof threeLanguages>>,
) {
	const pool = createAuditPool({ ...defaultPoolLimits, threads: 1 });
	const { id } = await createCrawl(database, crawlSettingsOf({ start: url('/') }), Date.now());
	// It was created just now.
	const crawl = (await findCrawl(database, id)) as Crawl;
	await workOnCrawl(crawl, {
		...{ database, headers: {}, atOnce: 1, signal: new AbortController().signal },
		services: { fetcher: pageFetcher({ allow: [host] }), pool },
		onBusyHost: () => undefined,
		onSlower: () => undefined,
	}).finally(() => pool.close());
	// It was created just now.
	return (await findCrawl(database, id)) as Crawl;
}

test('the console offers every table', () => {
	expect(crawlTableNames).toEqual(crawlTables.map(({ name }) => name));
});

onEachEngine('tables show images, links to other sites, versions and orphans', async (database) => {
	const site = await threeLanguages();
	const crawl = await crawled(database, site);
	const account = await createAccount(database, { name: 'Bakery' });
	const { id: siteId } = await ensureSite(database, {
		...{ accountId: account?.id ?? 0, domain: site.host, title: 'Bakery' },
	});
	await addSearchPages(database, siteId, [site.url('/en/'), site.url('/old')]);
	const graph = await readLinkGraph(database, crawl.id);
	async function rowsOf(name: string, ofSite: number | null = null) {
		// One of the tables.
		const table = crawlTables.find((one) => one.name === name) as CrawlTable;
		const rows: (readonly unknown[])[] = [];
		const context = { database, crawl: { ...crawl, siteId: ofSite }, locale: 'en', graph };
		for await (const row of table.rows(context)) rows.push(row);
		return rows;
	}
	const [home, en, de, fr] = ['/', '/en', '/de', '/fr'].map(site.url);
	expect(await rowsOf('images')).toEqual([[home, site.url('/a.png'), 'A loaf', 9, null]]);
	expect(await rowsOf('external-links')).toEqual([
		[home, 'https://mill.example/', 'The mill', 'no'],
	]);
	const names = Object.keys(pagesTable.columns);
	const [page] = await rowsOf('pages');
	expect(page?.slice(0, names.indexOf('notes'))).toEqual([home, 200, 'yes', 0, 0, 3]);
	expect([names.includes('score'), page?.length]).toEqual([false, names.length]);
	const twins = (await rowsOf('duplicates')).toSorted();
	expect(twins).toEqual([
		['text', en, 2, fr],
		['text', fr, 2, en],
	]);
	const versions = await rowsOf('hreflang');
	// PostgreSQL adds the links of a page in the order of their hashes.
	expect(versions.toSorted()).toEqual([
		[de, 'de', en, 'en', 200, 'yes', 'en', 'header', 1],
		[en, 'en', de, 'de', 200, 'yes', 'de', 'page', 1],
		[fr, 'fr', en, 'en', 200, 'no', 'en', 'sitemap', 1],
	]);
	expect(await rowsOf('orphans', siteId)).toEqual([
		[site.url('/old'), null, null, null, null, 1, 10],
	]);
	expect(await rowsOf('orphans')).toEqual([]);
});

async function addSearchPages(database: Database, siteId: number, urls: readonly string[]) {
	const day = Math.floor(Date.now() / 86_400_000) - 3;
	for (const [index, url] of urls.entries()) {
		const { id } = await database
			.insertInto('page')
			.values({ site_id: siteId, url, url_key: `key ${index}` })
			.returning('id')
			.executeTakeFirstOrThrow();
		await database
			.insertInto('page_search_day')
			.values({
				...{ site_id: siteId, engine_id: 1, day, page_id: id },
				...{ impressions: 10, clicks: 1, position_sum: 10 },
			})
			.execute();
	}
}
