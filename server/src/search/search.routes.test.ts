import type { SearchPages, SearchTotals, Verdicts } from '@plumbline/core/api';
import { expect } from 'vitest';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import type { Database } from '../database/open-database.ts';
import { parseDay } from '../facts/day.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { onEachEngine } from '../testing/database.ts';
import { rankingsApp } from '../testing/rankings-app.ts';
import { setBrandNames } from './brand/brand.store.ts';

const base = 'https://bakery.example';
const day = (date: string) => parseDay(date) ?? 0;

interface Figures {
	readonly date: string;
	readonly impressions: number;
	readonly clicks: number;
	readonly position: number;
}

const sums = ({ date, impressions, clicks, position }: Figures) => ({
	day: day(date),
	impressions,
	clicks,
	positionSum: position * impressions,
});

const pages: readonly (Figures & { readonly path: string })[] = [
	{ path: '/rye', date: '2026-11-01', impressions: 100, clicks: 10, position: 4 },
	{ path: '/rye', date: '2026-11-02', impressions: 50, clicks: 2, position: 7 },
	{ path: '/rolls', date: '2026-11-02', impressions: 300, clicks: 5, position: 12 },
	{ path: '/rolls', date: '2026-10-02', impressions: 300, clicks: 40, position: 3 },
];

const site: readonly Figures[] = [
	{ date: '2026-10-02', impressions: 300, clicks: 40, position: 3 },
	{ date: '2026-11-01', impressions: 100, clicks: 10, position: 4 },
	{ date: '2026-11-02', impressions: 350, clicks: 7, position: 11 },
];

const queries = [
	{ keyword: 'bakery rye', impressions: 60, clicks: 6 },
	{ keyword: 'the Bakery.example login', impressions: 10, clicks: 1 },
	{ keyword: 'rye bread', impressions: 50, clicks: 2 },
	{ keyword: 'bakeryware', impressions: 5, clicks: 0 },
];

async function searchedSite(database: Database) {
	const given = await rankingsApp(database, {}, { engine: 'google', engines: ['google_us'] });
	const target = { siteId: given.site.siteId, engineId: given.site.engineId };
	await storeFacts(database, target, {
		pageSearch: pages.map((page) => ({ ...sums(page), url: base + page.path })),
		siteSearch: site.map(sums),
		search: queries.map((query) => ({
			...query,
			day: day('2026-11-01'),
			days: 1,
			positionSum: query.impressions,
		})),
	});
	await inspect(database, target.siteId, '/rolls', { verdict: 'NEUTRAL', sinceDay: 20_700 });
	await inspect(database, target.siteId, '/rolls', { verdict: 'PASS', sinceDay: 20_600 });
	const asked = { site_global_key: given.site.globalKey };
	const ask = async <Answer>(path: string, parameters: object = {}): Promise<Answer> => {
		const response = await given.app.inject({
			method: 'POST',
			url: `/api/v3/search/${path}`,
			headers: { authorization: `Bearer ${given.apiKey}` },
			payload: { ...asked, ...parameters },
		});
		expect(response.json()).not.toHaveProperty('detail');
		return response.json();
	};
	return { ...given, ask };
}

/** The newest call of a page is its present state. */
async function inspect(
	database: Database,
	siteId: number,
	path: string,
	{ verdict, sinceDay }: { readonly verdict: string; readonly sinceDay: number },
) {
	const { id } = await database
		.selectFrom('page')
		.select('id')
		.where('url', '=', base + path)
		.executeTakeFirstOrThrow();
	const state = {
		site_id: siteId,
		page_id: id,
		verdict,
		coverage_state: verdict === 'PASS' ? 'Submitted and indexed' : 'Duplicate',
		robots_txt_state: 'ALLOWED',
		indexing_state: 'INDEXING_ALLOWED',
		page_fetch_state: 'SUCCESSFUL',
		google_canonical: verdict === 'PASS' ? base + path : `${base}/rye`,
		user_canonical: base + path,
		last_crawl_ms: sinceDay * 86_400_000,
	};
	const history = { ...state, crawled_as: 'MOBILE', rich_results_verdict: '' };
	await database
		.insertInto('page_verdict')
		.values({ ...history, since_ms: sinceDay * 86_400_000 })
		.execute();
	await database
		.insertInto('page_inspection')
		.values({ ...state, inspected_ms: sinceDay * 86_400_000, rich_results: '' })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

const november = { date_from: '2026-11-01', date_to: '2026-11-02' };

onEachEngine(
	'pages come with their figures, those before, and Google’s verdict',
	async (database) => {
		const { ask } = await searchedSite(database);
		const october = { compare_from: '2026-10-02', compare_to: '2026-10-03' };
		const answer = await ask<SearchPages>('pages', { ...november, ...october });
		expect(answer.totals).toEqual({
			clicks: 17,
			impressions: 450,
			ctr: 0.037778,
			average_position: 9.44,
		});
		expect(answer.pages).toMatchObject([
			{ url: `${base}/rye`, clicks: 12, impressions: 150, average_position: 5, google: null },
			{
				url: `${base}/rolls`,
				clicks: 5,
				before: { clicks: 40, impressions: 300 },
				google: { state: 'not_indexed', explanation: { code: 'other_canonical_chosen' } },
			},
		]);
		expect(answer.meta).toMatchObject({
			search_engine_global_key: 'google',
			coverage: { complete_to: '2026-11-02', incomplete: [], missing: [] },
			compare_coverage: { missing: [{ from: '2026-10-03', to: '2026-10-03' }] },
		});
	},
);

onEachEngine('pages are sorted, filtered and counted', async (database) => {
	const { ask } = await searchedSite(database);
	const urls = async (parameters: object) =>
		(await ask<SearchPages>('pages', { ...november, ...parameters })).pages.map(({ url }) =>
			url.slice(base.length),
		);
	expect(await urls({ sort_col: 'impressions' })).toEqual(['/rolls', '/rye']);
	expect(await urls({ sort_col: 'average_position', sort_dir: 'asc' })).toEqual(['/rye', '/rolls']);
	expect(await urls({ contains: 'RO' })).toEqual(['/rolls']);
	expect(await urls({ contains: '_' })).toEqual([]);
	expect(await urls({ state: 'not_indexed' })).toEqual(['/rolls']);
	expect(await urls({ state: 'unknown' })).toEqual(['/rye']);
	expect(await urls({ url: 'http://www.bakery.example/rye/' })).toEqual(['/rye']);
	expect(await urls({ limit: 1, offset: 1 })).toEqual(['/rolls']);
	expect(await urls({ offset: 5 })).toEqual([]);
});

onEachEngine(
	'totals separate the brand, and the clicks that Google does not disclose',
	async (database) => {
		const { ask } = await searchedSite(database);
		const asked = { ...november, include_brand: true };
		const { steps, totals, brand } = await ask<SearchTotals>('totals', asked);
		expect(steps.map(({ date, clicks, is_complete }) => [date, clicks, is_complete])).toEqual([
			['2026-11-01', 10, true],
			['2026-11-02', 7, true],
		]);
		expect(totals.clicks).toBe(17);
		expect(brand).toMatchObject({
			names: ['bakery'],
			branded: { clicks: 7, impressions: 75 },
			other: { clicks: 2, impressions: 50 },
			undisclosed: { clicks: 8, impressions: 325 },
		});
		const ofPage = await ask<SearchTotals>('totals', { ...november, url: `${base}/rolls` });
		expect(ofPage.steps.map(({ clicks }) => clicks)).toEqual([0, 5]);
		const week = await ask<SearchTotals>('totals', { ...november, granularity: 'weekly' });
		expect(week.steps.map(({ date, clicks }) => [date, clicks])).toEqual([
			['2026-11-01', 10],
			['2026-11-02', 7],
		]);
		// Both weeks are cut: the range is a Sunday and a Monday.
		expect(week.steps.map(({ is_complete }) => is_complete)).toEqual([false, false]);
	},
);

onEachEngine(
	'verdicts come with their history, and the pages that are left out first',
	async (database) => {
		const { ask } = await searchedSite(database);
		const answer = await ask<Verdicts>('verdicts', { include_history: true, locale: 'ja' });
		expect(answer.meta.counts).toEqual({ indexed: 0, not_indexed: 1, unknown: 1 });
		const [rolls] = answer.pages;
		expect(rolls?.google.explanation.reason).toContain('正規 URL');
		expect(rolls?.history?.map(({ state, since }) => [state, since.slice(0, 10)])).toEqual([
			['not_indexed', '2026-09-04'],
			['indexed', '2026-05-27'],
		]);
		expect((await ask<Verdicts>('verdicts', { state: 'indexed' })).pages).toEqual([]);
	},
);

onEachEngine(
	'a length ends at the last complete day, and a comparison has a name',
	async (database) => {
		const { ask, app, apiKey, asked } = await searchedSite(database);
		const { meta } = await ask<SearchPages>('pages', { days: 7, compare: 'year' });
		expect(meta.engine_events.map(({ kind }) => kind)).toEqual(['miscounted_impressions']);
		expect(meta).toMatchObject({
			date_from: '2026-10-27',
			date_to: '2026-11-02',
			compare_from: '2025-10-28',
			compare_to: '2025-11-03',
		});
		const dates = { date_from: '2026-11-01', compare_from: '2026-10-01', compare_to: '2026-10-02' };
		const { meta: given } = await ask<SearchPages>('pages', { ...dates, days: 7, compare: 'year' });
		expect(given).toMatchObject(dates);
		const earlier = await ask<SearchTotals>('totals', { date_to: '2026-10-05', days: 1 });
		expect(earlier.meta).toMatchObject({ date_from: '2026-10-05', date_to: '2026-10-05' });
		for (const [wrong, named] of [
			[{ days: 0 }, /days: .*from 1 to 3650/],
			[{ compare: 'best' }, /compare: .*before, year/],
		] as const) {
			const response = await app.inject({
				method: 'POST',
				url: '/api/v3/search/pages',
				headers: { authorization: `Bearer ${apiKey}` },
				payload: { site_global_key: asked.site_global_key, ...wrong },
			});
			expect(response.statusCode).toBe(400);
			expect(response.json().detail).toMatch(named);
		}
	},
);

onEachEngine(
	'a site without figures is answered with nothing, and nothing is complete',
	async (database) => {
		const { app, apiKey, asked } = await rankingsApp(database, {}, { engine: 'google_us' });
		for (const path of ['pages', 'totals', 'verdicts']) {
			const response = await app.inject({
				url: `/api/v3/search/${path}?site_global_key=${asked.site_global_key}`,
				headers: { authorization: `Bearer ${apiKey}` },
			});
			expect(response.statusCode).toBe(200);
			if (path === 'verdicts') continue;
			expect(response.json().meta).toMatchObject({
				search_engine_global_key: null,
				coverage: { complete_to: null, read_at: null },
			});
		}
	},
);

onEachEngine(
	'names of a brand that somebody else changed are not lost unseen',
	async (database) => {
		const { app, accountId, site } = await rankingsApp(database, {}, { engine: 'google' });
		const apiKey = await createApiKey(database, { accountId, scopes: ['keywords:write'] });
		const set = async (names: string, expected: string) => {
			const response = await app.inject({
				method: 'POST',
				url: '/api/v3/search/brand_names',
				headers: { authorization: `Bearer ${apiKey}` },
				payload: { site_global_key: site.globalKey, names, expected_names: expected },
			});
			return { ...response.json(), status: response.statusCode };
		};
		await setBrandNames(database, site.siteId, ['Bakery']);
		expect(await set('Mill', 'bakery')).toMatchObject({ status: 200, names: ['Mill'] });
		expect(await set('Oven', 'bakery')).toMatchObject({
			status: 409,
			code: 'changed_meanwhile',
			detail: expect.stringContaining('Mill'),
		});
		expect(await set('Oven', 'mill')).toMatchObject({ status: 200, names: ['Oven'] });
	},
);

onEachEngine(
	'without a series, the busiest of the newest complete days answers',
	async (database) => {
		const given = await rankingsApp(
			database,
			{},
			{
				engine: 'google__discover',
				engines: ['bing_us', 'google', 'google_us'],
			},
		);
		const engines = await database.selectFrom('engine').select(['id', 'key']).execute();
		const idOf = (key: string) => engines.find((engine) => engine.key === key)?.id ?? 0;
		const { siteId } = given.site;
		const store = (key: string, from: string, days: number, clicks: number) =>
			storeFacts(
				database,
				{ siteId, engineId: idOf(key) },
				{
					siteSearch: Array.from({ length: days }, (_, place) => ({
						...{ day: day(from) + place, impressions: 1000, clicks, positionSum: 2000 },
					})),
				},
			);
		// Once the busiest, without figures now.
		await store('bing_us', '2025-01-01', 60, 900);
		await store('google', '2026-09-01', 60, 10);
		// More in all the time than google, less in the last 28 days.
		await store('google__discover', '2026-08-01', 60, 50);
		await store('google__discover', '2026-09-30', 32, 5);
		const call = async (url: string, payload: object) => {
			const headers = { authorization: `Bearer ${given.apiKey}` };
			return (await given.app.inject({ method: 'POST', url, headers, payload })).json();
		};
		const asked = { site_global_key: given.site.globalKey };
		const { meta } = await call('/api/v3/search/totals', asked);
		expect(meta.search_engine_global_key).toBe('google');
		const [site] = await call('/api/v3/account/sites', {});
		expect(site.search_engine_global_keys).toEqual([
			...['google', 'google__discover', 'bing_us', 'google_us'],
		]);
		// A day that Google still changes does not count.
		const { id } = await database
			.insertInto('connection')
			.values({
				...{ site_id: siteId, engine_id: idOf('google__discover'), credentials: null },
				...{ source: 'google-search-console', settings: '{}', created_ms: 0 },
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		await store('google__discover', '2026-11-01', 1, 5000);
		const asRead = (is_final: 0 | 1) => ({
			...{ site_id: siteId, connection_id: id, is_final, read_ms: 1 },
			day: day('2026-10-31') + 1 - is_final,
		});
		await database
			.insertInto('connection_day')
			.values([asRead(1), asRead(0)])
			.execute();
		const again = await call('/api/v3/search/totals', asked);
		expect(again.meta.search_engine_global_key).toBe('google');
	},
);
