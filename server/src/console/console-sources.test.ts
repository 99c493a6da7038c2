import {
	checkSource,
	connectChrome,
	importFile,
	listSources,
	removeSource,
	signIn,
	splitSource,
} from '@plumbline/console/contract';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ensureAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { trackEngine } from '../accounts/engines.store.ts';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { addConnection } from '../sources/connections.store.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { testVault } from '../testing/connected-site.ts';
import { jsonServer } from '../testing/json-server.ts';

const apiKey = 'fake-crux-key-0123456789';

/** An owner’s browser, and Chrome UX Report on 127.0.0.1, which knows one key. */
async function owner() {
	const googleUrl = await jsonServer(({ headers }) =>
		headers['x-goog-api-key'] === apiKey
			? { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } }
			: { status: 400, body: { error: { code: 400, message: 'API key not valid.' } } },
	);
	const scopes = ['read', 'optimize'] as const;
	const given = await testApp({ vault: testVault, googleUrl, scopes });
	const { accountId, app, database } = given;
	const browser = browserOf(app);
	const link = await signInLink(database, { accountId, url: '', nowMs: Date.now() });
	await browser.call(signIn, { secret: link.split('#sign-in=')[1] ?? '' });
	const domains = async () =>
		(await database.selectFrom('site').select('domain').execute()).map(({ domain }) => domain);
	return { ...given, browser, domains };
}

test('Chrome UX Report is connected, tested and removed; its key never comes back', async () => {
	const { browser, database, domains } = await owner();
	const connect = (key: string, domain = 'https://www.bakery.example/') =>
		browser.call(connectChrome, { domain, api_key: key });
	const wrong = await connect('nonsense-key');
	expect(wrong).toMatchObject({ status: 400, body: { code: 'source_failed' } });
	expect((await connect(apiKey, '<script>')).status).toBe(400);
	expect(await domains()).toEqual([]);

	const connected = await connect(` ${apiKey} `);
	expect(connected.status).toBe(200);
	const listed = await browser.call(listSources);
	const [source] = listed.body;
	expect(source).toMatchObject({ source: 'chrome-ux-report', domain: 'bakery.example' });
	expect(await database.selectFrom('job').select('kind').execute()).toHaveLength(1);
	const checked = await browser.call(checkSource, { id: source.id });
	expect(checked.body).toMatchObject({ works: true });
	const answers = JSON.stringify([wrong.body, connected.body, listed.body, checked.body]);
	expect(answers).not.toMatch(/nonsense-key|fake-crux-key/);
	const stored = await database.selectFrom('connection').selectAll().execute();
	expect(JSON.stringify(stored)).not.toContain('fake-crux-key');

	await browser.call(removeSource, { id: source.id });
	expect((await browser.call(listSources)).body).toEqual([]);
});

const asked = { domain: 'bakery.example', search_engine: '', date_from: '', date_to: '' };
const bakery = { ...asked, search_engine: 'google_us' };
const table = 'date,keyword,rank\n2026-11-01,rye,3\n2026-11-02,"=cmd|rye",2\n';

test('a CSV of rankings is checked first, and then stored as a whole', async () => {
	const { browser, database, domains } = await owner();
	const send = (file: string, dryRun: boolean) =>
		browser.sendFile(importFile, { ...bakery, dry_run: String(dryRun) }, file);
	const contents = {
		facts: { ranks: 2 },
		keywords: 2,
		first_day: '2026-11-01',
		last_day: '2026-11-02',
	};
	expect((await send(table, true)).body).toMatchObject({ ...contents, site_global_key: null });
	expect(await domains()).toEqual([]);

	const { body } = await send(table, false);
	expect(body).toMatchObject({ ...contents, series: [{ search_engine: 'google_us' }] });
	const ranks = await database.selectFrom('rank_day').select('rank').execute();
	expect(ranks.map(({ rank }) => rank).sort()).toEqual([2, 3]);

	const broken = await send(`${table}2026-11-03,oat,first\n`, false);
	expect(broken).toMatchObject({
		status: 400,
		body: { detail: expect.stringMatching(/^Line 4, column “rank”.*Nothing was imported\./) },
	});
	expect(await database.selectFrom('rank_day').select('rank').execute()).toHaveLength(2);
});

test('other files, engines and people are refused', async () => {
	const { accountId, app, browser, database, domains } = await owner();
	const send = (file: string | Buffer, input: object = {}) =>
		browser.sendFile(importFile, { ...bakery, dry_run: 'false', ...input }, file);
	for (const [file, reason] of [
		['\n', /first line is empty/],
		['PK\u0003\u0004 zip', /cannot be unpacked/],
		['{"format":"plumbline"}', /whole Plumbline database/],
		['SQLite format 3\0', /SerpBear’s JSON or CSV/],
		['"Konto;Soll\n', /quotation mark/],
		['Konto;Soll;Haben\n1;2;3\n', /“Konto”, “Soll”, “Haben”/],
		['PAR1\u0015', /Parquet/],
		['# --------\n# All users\nLanding page,Sessions\n/,3\n', /Google Analytics.*without days/],
		['Landing page + query string,Sessions\n/,3\n', /Google Analytics/],
	] as const) {
		expect((await send(file)).body).toMatchObject({
			code: 'invalid_parameter',
			detail: expect.stringMatching(reason),
		});
	}
	const workbook = Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }));
	expect((await send(workbook)).body.detail).toMatch(/Excel workbook/);
	expect((await send(table, { search_engine: 'nowhere' })).status).toBe(400);
	expect((await send(table, { domain: 'not a domain' })).status).toBe(400);
	expect((await browser.call(importFile, {})).status).toBe(400);
	// The first line of a table of 2 MB is wrong.
	const long = `date,keyword,rank\nyesterday,rye,1\n${'2026-11-01,rye,1\n'.repeat(120_000)}`;
	expect((await send(long)).body.detail).toMatch(/^Line 2, column “date”/);

	const guest = browserOf(app);
	const secret = await createApiKey(database, { accountId, scopes: ['keywords:write'] });
	await guest.call(signIn, { secret });
	const input = { ...bakery, dry_run: 'false' };
	expect((await guest.sendFile(importFile, input, table)).status).toBe(403);
	expect(await database.selectFrom('rank_day').selectAll().execute()).toEqual([]);
	expect(await domains()).toEqual(['bakery.example']);
});

const queries = 'Top queries,Clicks,Impressions,CTR,Position\nrye,3,120,2.5%,4.5\n';
const exported = {
	'Queries.csv': strToU8(queries),
	'Chart.csv': strToU8(
		'Date,Clicks,Impressions,CTR,Position\n2026-10-01,4,150,2.6%,5\n2026-10-02,1,50,2%,6\n',
	),
	'Filters.csv': strToU8(
		'Filter,Value\nSearch type,Web\nDate,Last 3 months\nCountry,Germany\nDevice,Mobile\n',
	),
};

test('a ZIP of Search Console says what it covers beside what is stored, then is stored', async () => {
	const { browser, database } = await owner();
	const send = (dry_run: 'true' | 'false', zip = exported) =>
		browser.sendFile(importFile, { ...asked, dry_run }, Buffer.from(zipSync(zip)));
	const covers = {
		format: 'search-console',
		asks: null,
		facts: { searchPeriods: 1, siteSearch: 2 },
		first_day: '2026-10-01',
		last_day: '2026-10-02',
	};
	const series = { search_engine: 'google_de__mobile', stored_first_day: null, stored_in_file: 0 };
	expect((await send('true')).body).toMatchObject({ ...covers, series: [series] });
	expect(await database.selectFrom('site_search_day').selectAll().execute()).toEqual([]);

	expect((await send('false')).body).toMatchObject(covers);
	expect((await send('true')).body.series).toEqual([
		{
			search_engine: 'google_de__mobile',
			stored_first_day: '2026-10-01',
			stored_last_day: '2026-10-02',
			stored_in_file: 2,
		},
	]);
	const filters = strToU8('Filter,Value\nSearch type,Web\nDate,x\nPage,+/rye\n');
	const refused = await send('false', { ...exported, 'Filters.csv': filters });
	expect(refused).toMatchObject({
		status: 400,
		body: { detail: expect.stringMatching(/\+\/rye/) },
	});
});

test('a file that leaves something open asks for it, and stores nothing before', async () => {
	const { browser, database } = await owner();
	const send = (file: string, input: object) =>
		browser.sendFile(importFile, { ...asked, ...input, dry_run: 'false' }, file);
	const days = { date_from: '2026-10-01', date_to: '2026-10-31' };
	expect((await send(table, {})).body.asks).toBe('search_engine');
	expect((await send(queries, {})).body.asks).toBe('days');
	expect((await send(queries, days)).body.asks).toBe('search_engine');
	expect(await database.selectFrom('keyword').selectAll().execute()).toEqual([]);
	const { body } = await send(queries, { ...days, search_engine: 'google_us' });
	expect(body).toMatchObject({ asks: null, facts: { searchPeriods: 1 } });
	expect((await send(queries, { date_from: 'soon' })).status).toBe(400);
});

test('an owner chooses what Search Console is read by, for own sources of this kind alone', async () => {
	const { accountId, browser, database } = await owner();
	const add = async (account: number, source: string) => {
		const site = { accountId: account, domain: `${source}.example`, title: 'Bakery' };
		const { id: siteId } = await ensureSite(database, site);
		const engineId = await trackEngine(database, siteId, 'google');
		const given = { siteId, engineId, source, settings: { property: 'sc-domain:x' } };
		return addConnection(database, testVault, { ...given, credentials: null });
	};
	const { id } = await add(accountId, 'google-search-console');
	const other = await add(accountId, 'google-analytics');
	const stranger = await ensureAccount(database, 'Stranger');
	const theirs = await add(stranger.id, 'google-search-console');
	const split = (id: number, by: readonly string[]) => browser.call(splitSource, { id, split: by });

	expect((await split(id, ['country', 'page'])).status).toBe(400);
	expect((await split(other.id, ['country'])).status).toBe(400);
	expect((await split(theirs.id, ['country'])).status).toBe(404);
	expect(await database.selectFrom('job').selectAll().execute()).toEqual([]);
	expect((await split(id, ['device', 'country'])).status).toBe(200);
	const listed = (await browser.call(listSources)).body;
	expect(listed).toMatchObject([
		{ id, split: ['country', 'device'] },
		{ id: other.id, split: null },
	]);
	// Past days are read at once.
	expect(await database.selectFrom('job').select('kind').execute()).toHaveLength(1);
	expect((await split(id, [])).status).toBe(200);
	expect((await browser.call(listSources)).body).toMatchObject([{ split: [] }, { split: null }]);
	const stored = await database.selectFrom('connection').select('settings').execute();
	expect(stored.map(({ settings }) => settings)).toEqual(
		Array(3).fill('{"property":"sc-domain:x"}'),
	);
});

test('figures without days name their file, and whether it is cut', async () => {
	const { apiKey, app, browser } = await owner();
	const rows = Array.from({ length: 1000 }, (_, at) => `rye ${at},3,120,2.5%,4.5\n`).join('');
	const cut = { ...exported, 'Queries.csv': strToU8(queries + rows) };
	const name = 'export (1) "<b>".zip';
	const send = async (zip: typeof exported, file_name?: string) => {
		const input = { ...asked, dry_run: 'false', ...(file_name && { file_name }) };
		const { body } = await browser.sendFile(importFile, input, Buffer.from(zipSync(zip)));
		return body.site_global_key;
	};
	const importedOf = async (site_global_key: string, given: object = {}) => {
		const engine = { search_engine_global_key: 'google_de__mobile' };
		const range = { date_from: '2026-09-30', date_to: '2026-10-02' };
		const answer = await app.inject({
			method: 'POST',
			url: '/api/v3/search/queries',
			headers: { 'x-api-key': apiKey },
			payload: { site_global_key, ...engine, ...range, ...given },
		});
		return answer.json().meta.imported;
	};
	const days = { from: '2026-10-01', to: '2026-10-02' };
	const site = await send(exported);
	expect(await importedOf(site)).toEqual({ file_name: 'upload', ...days, is_cut: false });
	await send(cut, name);
	expect(await importedOf(site)).toEqual({ file_name: name, ...days, is_cut: true });
	// Shorter periods and single pages have no figures of the file.
	expect(await importedOf(site, { date_from: '2026-10-02' })).toBeNull();
	expect(await importedOf(site, { url: 'https://bakery.example/' })).toBeNull();
});

test('a file with pages begins the first audit of its site, others do not', async () => {
	const { browser, database } = await owner();
	const send = (file: string) =>
		browser.sendFile(importFile, { ...bakery, dry_run: 'false' }, file);
	const kinds = () => database.selectFrom('job').select('kind').execute();
	await send(table);
	expect(await kinds()).toEqual([]);
	const pages = 'Date,Query,Page,Clicks,Impressions,Average Position\n';
	await send(`${pages}2026-11-01,rye,https://bakery.example/rye,3,90,4.5\n`);
	expect(await kinds()).toEqual([{ kind: 'first audit' }]);
});
