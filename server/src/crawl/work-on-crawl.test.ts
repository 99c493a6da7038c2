import { afterAll, expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { createAuditPool, defaultPoolLimits } from '../pages/audits/audit-pool.ts';
import { crawlSettingsOf } from '../testing/crawl-settings.ts';
import { onEachEngine } from '../testing/database.ts';
import { localSite, page } from '../testing/local-site.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';
import { createCrawl, findCrawl } from './crawls.store.ts';
import type { CrawlSettings } from './settings.ts';
import { leaseUrls } from './urls/lease-urls.store.ts';
import { workOnCrawl } from './work-on-crawl.ts';

const pageCount = 60;

// Starting a thread takes longer than all audits of a test.
const pool = createAuditPool({ ...defaultPoolLimits, threads: 1 });
afterAll(() => pool.close());

/** Each page links to the next ones. */
async function chainSite() {
	const routes: Record<string, ReturnType<typeof page>> = {};
	for (let number = 0; number < pageCount; number++) {
		const links = [1, 2, 3]
			.map((step) => number * 2 + step)
			.filter((other) => other < pageCount)
			.map((other) => `<a href="/p${'x'.repeat(other)}">${other}</a>`);
		routes[number === 0 ? '/' : `/p${'x'.repeat(number)}`] = page(
			`<!doctype html><html lang="en"><title>Page ${number}</title><body>${links.join('')}`,
		);
	}
	return localSite(routes);
}

async function crawlOf(database: Database, settings: Partial<CrawlSettings>) {
	return createCrawl(database, crawlSettingsOf({ sitemaps: false, ...settings }), Date.now());
}

function workOn(database: Database, host: string, signal = new AbortController().signal) {
	const fetcher = pageFetcher({ allow: [host] });
	return {
		...{ database, signal, headers: {}, atOnce: 4, services: { fetcher, pool } },
		onBusyHost: () => undefined,
		onSlower: () => undefined,
	};
}

async function visitedUrls(database: Database, crawlId: number) {
	const rows = await database
		.selectFrom('crawl_page')
		.innerJoin('crawl_url', 'crawl_url.id', 'crawl_page.url_id')
		.select('url')
		.where('crawl_page.crawl_id', '=', crawlId)
		.execute();
	return rows.map(({ url }) => url);
}

onEachEngine('a stopped crawl goes on, and asks for no page twice', async (database) => {
	const site = await chainSite();
	const crawl = await crawlOf(database, { start: site.url('/') });
	const stop = new AbortController();
	let visits = 0;
	const first = { ...workOn(database, site.host, stop.signal), atOnce: 1 };
	const work = workOnCrawl(crawl, {
		...first,
		onVisits: (count) => {
			visits += count;
			if (visits >= 3) stop.abort();
		},
	});
	await expect(work).rejects.toThrow();
	const before = (await visitedUrls(database, crawl.id)).length;
	expect(before).toBeLessThan(pageCount);
	await workOnCrawl(crawl, workOn(database, site.host));
	expect(await visitedUrls(database, crawl.id)).toHaveLength(pageCount);
	expect(await findCrawl(database, crawl.id)).toMatchObject({ state: 'done' });
	const asked = site.requests.map(({ url }) => url).filter((url) => url !== '/robots.txt');
	// Pages that were under way at the stop are requested again.
	expect(asked.length).toBeLessThanOrEqual(pageCount + 2);
});

onEachEngine(
	'two workers share a crawl: no page is lost, none is stored twice',
	async (database) => {
		const site = await chainSite();
		const crawl = await crawlOf(database, { start: site.url('/') });
		const shared = workOn(database, site.host);
		await Promise.all([workOnCrawl(crawl, shared), workOnCrawl(crawl, shared)]);
		const visited = await visitedUrls(database, crawl.id);
		expect(new Set(visited).size).toBe(pageCount);
		expect(visited).toHaveLength(pageCount);
		expect(site.requests.filter(({ url }) => url !== '/robots.txt')).toHaveLength(pageCount);
	},
);

onEachEngine('a limit holds for all workers together', async (database) => {
	const site = await chainSite();
	const crawl = await crawlOf(database, { start: site.url('/'), most: 17 });
	const shared = workOn(database, site.host);
	await Promise.all([workOnCrawl(crawl, shared), workOnCrawl(crawl, shared)]);
	expect(await visitedUrls(database, crawl.id)).toHaveLength(17);
});

onEachEngine('two workers keep the pause between requests together', async (database) => {
	const site = await chainSite();
	const delayMs = 40;
	const times: number[] = [];
	const crawl = await crawlOf(database, { start: site.url('/'), most: 12, delayMs });
	const shared = workOn(database, site.host);
	const { fetcher } = shared.services;
	const timed = {
		...fetcher,
		fetchPage: (request: Parameters<typeof fetcher.fetchPage>[0]) => {
			times.push(performance.now());
			return fetcher.fetchPage(request);
		},
	};
	const work = { ...shared, services: { ...shared.services, fetcher: timed } };
	await Promise.all([workOnCrawl(crawl, work), workOnCrawl(crawl, work)]);
	expect(times).toHaveLength(12);
	// Twelve requests have eleven pauses between them; timers may fire a little early.
	expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(11 * delayMs - 30);
});

onEachEngine(
	'a URL of a worker that is gone goes to the next',
	async (database) => {
		const site = await chainSite();
		const crawl = await crawlOf(database, { start: site.url('/'), list: [site.url('/')] });
		const work = workOn(database, site.host);
		const stop = new AbortController();
		const listing = workOnCrawl(crawl, {
			...work,
			signal: stop.signal,
			onVisits: () => stop.abort(),
		});
		await expect(listing).rejects.toThrow();
		await database.updateTable('crawl_url').set({ state: 0 }).execute();
		await database.deleteFrom('crawl_page').execute();
		await database.deleteFrom('crawl_finding').execute();
		const past = Date.now() - 60_000;
		const terms = { crawlId: crawl.id, owner: 'gone', nowMs: past, most: 1 };
		expect(await leaseUrls(database, terms)).toHaveLength(1);
		await workOnCrawl(crawl, work);
		expect(await visitedUrls(database, crawl.id)).toEqual([site.url('/')]);
	},
	90_000,
);
