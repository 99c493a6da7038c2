import { crawlFile, crawlTableNames, signIn } from '@plumbline/console/contract';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { claimJob } from '../../jobs/claim-job.store.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { testApp } from '../../testing/app.ts';
import { browserOf } from '../../testing/browser.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { pageFetcher } from '../../testing/page-fetcher.ts';
import { crawlKey } from './crawl-job.ts';
import { performCrawl } from './perform-crawl.ts';

const pool = createAuditPool({ ...defaultPoolLimits, threads: 1 });
afterAll(() => pool.close());

const html = (title: string, body: string) =>
	page(
		`<!doctype html><html lang="en"><head>${title}</head><body><main>${body}</main></body></html>`,
	);

async function siteToCrawl() {
	const routes = {
		'/': html('<title>Bread</title>', '<a href="/rye">Rye</a> <a href="/oat">Oat</a>'),
		'/rye': html('', '<h1>Rye</h1>'),
		'/oat': html('<title>=Oat</title>', '<h1>Oat</h1><a href="/gone">Gone</a>'),
	};
	const site = await localSite(routes);
	const scopes = ['read', 'optimize'] as const;
	const given = await testApp({ allow: [site.host], scopes, ownDomain: site.host });
	const headers = { 'x-api-key': given.apiKey };
	const [{ site_global_key: key }] = (
		await given.app.inject({ url: '/api/v3/account/sites', headers })
	).json();
	const ask = async (path: string, payload: object) => {
		const url = `/api/v3/crawls${path}`;
		const answer = await given.app.inject({
			method: 'POST',
			url,
			headers,
			payload: { site_global_key: key, ...payload },
		});
		return answer.json();
	};
	return { ...given, site, routes, key, ask };
}

/** Works on the job of a crawl as a server does. */
async function work(database: Database, host: string, crawlId: number) {
	const terms = { nowMs: Date.now(), leaseMs: 60_000, atOnce: () => 9, key: crawlKey(crawlId) };
	const job = await claimJob(database, terms);
	if (job === null) throw new Error(`Nobody is to work on crawl ${crawlId}.`);
	const services = { fetcher: pageFetcher({ allow: [host] }), pool, renderer: null };
	const perform = performCrawl({ database, services, allowedHosts: new Set([host]) });
	return perform(job, new AbortController().signal);
}

test('a crawl that somebody starts shows findings, their templates, and what changed since', async () => {
	const { apiKey, app, ask, database, key, routes, site } = await siteToCrawl();
	const begin = { start: site.url('/'), delay_ms: 100, sitemaps: false };
	const { crawl_id: first } = await ask('/start', begin);
	expect((await ask('', {})).crawls).toMatchObject([{ crawl_id: first, state: 'waiting' }]);
	await work(database, site.host, first);

	const shown = await ask('/show', {});
	expect(shown).toMatchObject({ crawl: { crawl_id: first, state: 'done', done: 4, failed: 0 } });
	const missing = shown.findings.find(
		({ rule_name: name }: { rule_name: string }) => name === 'title_tag_used',
	);
	expect(missing).toMatchObject({ pages: 1, example: site.url('/rye') });
	expect(missing.templates[0].template).toBeGreaterThan(0);

	routes['/rye'] = html('<title>Rye</title>', '<h1>Rye</h1>');
	const { crawl_id: second } = await ask('/start', begin);
	await work(database, site.host, second);
	const { comparison } = await ask('/show', { compare_with: first });
	expect(comparison.better.map(({ rule_name: name }: { rule_name: string }) => name)).toContain(
		'title_tag_used',
	);

	const changes = await database.selectFrom('page_change').selectAll().execute();
	expect(changes).toMatchObject([{ fields: 'title', resolved: expect.stringContaining('title') }]);

	const browser = browserOf(app);
	await browser.call(signIn, { secret: apiKey });
	const file = (name: string, crawl: number) =>
		browser.get(`${crawlFile}?${new URLSearchParams({ site: key, crawl: String(crawl), name })}`);
	expect((await file('report', second)).text).toContain('</html>');
	for (const name of crawlTableNames) {
		expect((await file(name, second)).status).toBe(200);
	}
	// A title never becomes a formula.
	expect((await file('pages', second)).text).toContain(",'=Oat,");
	expect((await file('pages', 999)).status).toBe(404);
});

test('a crawl is stopped, continued and removed, and only on a host of the site', async () => {
	const { ask, database, site } = await siteToCrawl();
	const begin = { start: site.url('/'), delay_ms: 600_000, sitemaps: false };
	const { crawl_id: id } = await ask('/start', begin);
	const working = work(database, site.host, id);
	const stateOf = async () => (await ask('', {})).crawls[0]?.state;
	await expect.poll(stateOf).toBe('running');
	expect(await ask('/change', { crawl_id: id, action: 'stop' })).toEqual({ is_changed: true });
	await expect(working).rejects.toThrow('aborted');
	expect(await stateOf()).toBe('stopped');
	expect(await ask('/change', { crawl_id: id, action: 'stop' })).toEqual({ is_changed: false });
	const named = { headerNames: ['x-preview'] };
	const { settings } = await database
		.selectFrom('crawl')
		.select('settings')
		.executeTakeFirstOrThrow();
	const set = (value: string) => database.updateTable('crawl').set({ settings: value }).execute();
	await set(JSON.stringify({ ...JSON.parse(settings), ...named }));
	expect(await ask('/change', { crawl_id: id, action: 'continue' })).toMatchObject({
		errors: [{ message: expect.stringContaining('sends the header “x-preview”') }],
	});
	await set(settings);
	await ask('/change', { crawl_id: id, action: 'continue' });
	expect(await stateOf()).toBe('waiting');

	expect(await ask('/start', { start: 'https://rival.example/' })).toMatchObject({
		code: 'invalid_parameter',
		errors: [{ parameter: 'start' }],
	});
	expect(await ask('/start', { start: 'http://127.0.0.1:22/', dry_run: true })).toMatchObject({
		code: 'invalid_parameter',
		errors: [{ parameter: 'start', message: expect.stringContaining('not a public address') }],
	});

	await ask('/change', { crawl_id: id, action: 'remove' });
	expect(await ask('', {})).toMatchObject({ total_count: 0, crawls: [] });
	expect(await work(database, site.host, id)).toBeNull();
	expect(await database.selectFrom('crawl_url').select('id').execute()).toEqual([]);
});

test('a crawl of the busiest pages needs figures, and the first audit can be switched off', async () => {
	const { ask, key } = await siteToCrawl();
	expect(await ask('/start', { busiest: 50, dry_run: true })).toMatchObject({
		code: 'invalid_parameter',
		errors: [{ parameter: 'busiest', message: expect.stringContaining('has figures') }],
	});
	expect(await ask('/start', { busiest: 0 })).toMatchObject({ code: 'invalid_parameter' });
	const isOn = async () => (await ask('', {})).first_audit;
	expect(await isOn()).toBe(true);
	await ask('/first_audit', { first_audit: false, dry_run: true });
	expect(await isOn()).toBe(true);
	expect(await ask('/first_audit', { first_audit: false })).toEqual({ first_audit: false });
	expect(await isOn()).toBe(false);
	const other = await ask('/first_audit', { site_global_key: `${key}x`, first_audit: true });
	expect(other).toMatchObject({ status: 404 });
});
