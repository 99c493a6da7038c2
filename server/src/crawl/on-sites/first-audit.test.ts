import { afterAll, expect, test } from 'vitest';
import { createAccount } from '../../accounts/accounts.store.ts';
import { trackEngine } from '../../accounts/engines.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { claimJob } from '../../jobs/claim-job.store.ts';
import { runJob } from '../../jobs/run-job.ts';
import { defaultJobs } from '../../jobs/run-jobs.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { testApp } from '../../testing/app.ts';
import { onEachEngine } from '../../testing/database.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { pageFetcher } from '../../testing/page-fetcher.ts';
import { crawlsOfSite } from '../crawls.store.ts';
import { crawlKind } from './crawl-job.ts';
import { allowFirstAudit } from './first-audit.store.ts';
import { firstAuditKind, performFirstAudit, scheduleFirstAudit } from './first-audit.ts';
import { performCrawl } from './perform-crawl.ts';

const pool = createAuditPool({ ...defaultPoolLimits, threads: 1 });
afterAll(() => pool.close());

const nowMs = Date.UTC(2026, 10, 20, 12);

async function siteOf(database: Database, domain: string, account = 'Bakery') {
	const known = await database.selectFrom('account').select('id').where('name', '=', account);
	const accountId =
		(await known.executeTakeFirst())?.id ??
		(await createAccount(database, { name: account }))?.id ??
		0;
	return ensureSite(database, { accountId, domain, title: domain });
}

/** The first page has the most clicks. */
async function storeClicks(database: Database, siteId: number, urls: readonly string[]) {
	const sums = { impressions: 900, positionSum: 900 };
	const searchPages = urls.map((url, at) => {
		return { ...sums, url, keyword: 'rye', day: 20_700, clicks: 500 - at };
	});
	const target = async (transaction: Database) => {
		return { siteId, engineId: await trackEngine(transaction, siteId, 'google') };
	};
	await storeFacts(database, target, { searchPages }, {});
}

/** Does the due jobs of a kind as a server does; says how each ended. */
async function work(database: Database, kind: string, host: string | null = null) {
	const services = { fetcher: pageFetcher({ allow: host ? [host] : [] }), pool, renderer: null };
	const allowedHosts = new Set(host ? [host] : []);
	const perform =
		kind === crawlKind
			? performCrawl({ database, services, allowedHosts })
			: performFirstAudit(database, () => nowMs);
	const ends: string[] = [];
	const clock = async () => nowMs;
	const { signal } = new AbortController();
	const due = database.selectFrom('job').select('key').where('run_at_ms', '<=', nowMs);
	for (const { key } of await due
		.where('kind', '=', kind)
		.where('state', '<>', 'done')
		.orderBy('id')
		.execute()) {
		const job = await claimJob(database, { nowMs, leaseMs: 60_000, atOnce: () => 99, key });
		if (job === null) continue;
		ends.push((await runJob(job, { ...defaultJobs, database, perform, clock, signal })).kind);
	}
	return ends;
}

const jobs = (database: Database, kind: string) =>
	database.selectFrom('job').select(['state', 'run_at_ms']).where('kind', '=', kind).execute();

onEachEngine('only pages on the host of the site are listed, each once', async (database) => {
	const { id } = await siteOf(database, 'bakery.example');
	await scheduleFirstAudit(database, id, nowMs);
	expect(await jobs(database, firstAuditKind)).toEqual([]);
	await storeClicks(database, id, [
		'https://rival.example/rye',
		'https://notbakery.example/',
		'https://www.bakery.example/rye#:~:text=rye',
		'https://www.bakery.example/rye',
		'http://bakery.example/oat?a=1&b=日本',
		'https://shop.bakery.example/',
		'https://someone:secret@www.bakery.example/spelt',
		'mailto:rye@bakery.example',
		...Array.from({ length: 60 }, (_, at) => `https://www.bakery.example/${at}`),
	]);
	await scheduleFirstAudit(database, id, nowMs);
	expect(await work(database, firstAuditKind)).toEqual(['succeeded']);
	const [crawl, ...others] = await crawlsOfSite(database, id);
	expect(others).toEqual([]);
	expect(crawl?.settings).toMatchObject({ start: 'https://www.bakery.example/', robots: 'obey' });
	expect(crawl?.settings.list).toHaveLength(50);
	expect(crawl?.settings.list?.slice(0, 4)).toEqual([
		'https://www.bakery.example/rye',
		'http://bakery.example/oat?a=1&b=%E6%97%A5%E6%9C%AC',
		'https://www.bakery.example/spelt',
		'https://www.bakery.example/0',
	]);
});

onEachEngine('a site is audited once, also if the server dies between', async (database) => {
	const { id } = await siteOf(database, 'bakery.example');
	await storeClicks(database, id, ['https://bakery.example/rye']);
	await scheduleFirstAudit(database, id, nowMs);
	await work(database, firstAuditKind);
	// The crawl was written; the end of the job was not.
	await database
		.updateTable('job')
		.set({ state: 'leased', lease_owner: 'dead', lease_until_ms: nowMs - 1 })
		.where('kind', '=', firstAuditKind)
		.execute();
	expect(await work(database, firstAuditKind)).toEqual(['succeeded']);
	await scheduleFirstAudit(database, id, nowMs);
	expect(await work(database, firstAuditKind)).toEqual([]);
	expect(await crawlsOfSite(database, id)).toHaveLength(1);
});

onEachEngine(
	'a site whose owner switched it off is left alone until it is on',
	async (database) => {
		const { id } = await siteOf(database, 'bakery.example');
		await storeClicks(database, id, ['https://bakery.example/rye']);
		await scheduleFirstAudit(database, id, nowMs);
		await allowFirstAudit(database, id, false);
		expect(await work(database, firstAuditKind)).toEqual(['gone']);
		await scheduleFirstAudit(database, id, nowMs);
		expect(await jobs(database, firstAuditKind)).toEqual([]);
		expect(await crawlsOfSite(database, id)).toEqual([]);
		await allowFirstAudit(database, id, true);
		await scheduleFirstAudit(database, id, nowMs);
		expect(await jobs(database, firstAuditKind)).toHaveLength(1);
	},
);

onEachEngine('the fourth site of an account waits; another account does not', async (database) => {
	for (const name of ['a', 'b', 'c', 'd', 'other']) {
		const domain = `${name}.example`;
		const { id } = await siteOf(database, domain, name === 'other' ? 'Other' : 'Bakery');
		await storeClicks(database, id, [`https://${domain}/`]);
		await scheduleFirstAudit(database, id, nowMs);
	}
	await work(database, firstAuditKind);
	expect(await jobs(database, crawlKind)).toHaveLength(4);
	const waiting = (await jobs(database, firstAuditKind)).filter(({ state }) => state !== 'done');
	expect(waiting).toEqual([{ state: 'waiting', run_at_ms: nowMs + 60_000 }]);
});

test('the pages are audited and remembered, those that fail too', async () => {
	const site = await localSite({
		'/rye': page('<!doctype html><html lang="en"><title>Rye</title><h1>Rye</h1>'),
		'/private': page('<title>Private</title>'),
		'/robots.txt': page('User-agent: *\nDisallow: /private', { 'content-type': 'text/plain' }),
	});
	const { database } = await testApp({});
	const { id } = await siteOf(database, site.host);
	await storeClicks(database, id, [site.url('/rye'), site.url('/gone'), site.url('/private')]);
	await scheduleFirstAudit(database, id, nowMs);
	await work(database, firstAuditKind);
	expect(await work(database, crawlKind, site.host)).toEqual(['succeeded']);
	const [crawl] = await crawlsOfSite(database, id);
	expect(crawl?.state).toBe('done');
	const remembered = await database.selectFrom('page_state').select('page_id').execute();
	expect(remembered.length).toBeGreaterThan(0);
	// Audited sites need no first audit, even after a move to a server without its jobs.
	await database.deleteFrom('job').execute();
	await scheduleFirstAudit(database, id, nowMs);
	expect(await jobs(database, firstAuditKind)).toEqual([]);
});
