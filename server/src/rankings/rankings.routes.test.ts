import { listRankings, listRankingTrends } from '@plumbline/core/api';
import fc from 'fast-check';
import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import { arbitraryFacts } from '../testing/facts/arbitrary-facts.ts';
import type { SiteFacts } from '../testing/facts/site-facts.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { rankingsApp, rankingsPath, trendPath } from '../testing/rankings-app.ts';

const facts: SiteFacts = {
	groups: ['Bread', 'Cakes, pies'],
	events: ['order'],
	keywords: [{ text: 'rye', groups: ['Bread'] }, { text: 'pie' }],
	ranks: [{ keyword: 'rye', date: '2026-11-03', rank: 2, url: 'https://bakery.example/rye' }],
	visits: [{ url: 'https://bakery.example/rye', date: '2026-11-03', visits: 5 }],
};

onEachEngine(
	'query, form and JSON get the same answer, and so does a GET with a form',
	async (database) => {
		const { app, asked, apiKey, rankings, trends } = await rankingsApp(database, facts);
		for (const [path, ask] of [
			[rankingsPath, rankings],
			[trendPath, trends],
		] as const) {
			const parameters = {
				...asked,
				groups: 'bread',
				limit: '7',
				sort_col: 'rank',
				sort_dir: 'asc',
			};
			const form = new URLSearchParams({ ...parameters, api_key: apiKey }).toString();
			const type = { 'content-type': 'application/x-www-form-urlencoded' };
			const byJson = await ask({ groups: ['Bread'], limit: 7, sort_col: 'rank', sort_dir: 'asc' });
			expect(byJson.keywords).toHaveLength(1);
			for (const request of [
				{ method: 'GET', url: `${path}?${form}` },
				{ method: 'POST', url: path, headers: type, payload: form },
				{ method: 'GET', url: path, headers: type, payload: form },
			] as const) {
				const response = await app.inject(request);
				expect(response.statusCode).toBe(200);
				expect(response.json()).toEqual(byJson);
			}
		}
	},
);

onEachEngine('a client that has the answer gets 304 until the facts change', async (database) => {
	const { app, asked, apiKey } = await rankingsApp(database, facts);
	const get = (tag?: string) =>
		app.inject({
			url: `${rankingsPath}?${new URLSearchParams(asked)}`,
			headers: { authorization: `Bearer ${apiKey}`, ...(tag && { 'if-none-match': tag }) },
		});
	const tag = String((await get()).headers.etag);
	const known = await get(tag);
	expect(known.statusCode).toBe(304);
	expect(known.headers['x-total-count']).toBe('2');
	await database.updateTable('rank_day').set({ rank: 3 }).execute();
	const changed = await get(tag);
	expect(changed.statusCode).toBe(200);
	expect(changed.json().keywords[0].rank).toBe(3);
});

onEachEngine('an answer carries its documented headers', async (database) => {
	const { app, asked, apiKey } = await rankingsApp(database, facts);
	const { paths } = (await app.inject({ url: '/openapi.json' })).json();
	const query = new URLSearchParams({ ...asked, limit: '1', api_key: apiKey });
	for (const path of [rankingsPath, trendPath]) {
		const described = Object.keys(paths[path].get.responses[200].headers);
		const { headers } = await app.inject({ url: `${path}?${query}` });
		// Nothing is limited in this test, and every parameter is known.
		const wanted = described.filter(
			(name) => !name.startsWith('RateLimit') && name !== 'X-Unknown-Parameters',
		);
		expect(wanted).toHaveLength(4);
		for (const name of wanted) expect(headers).toHaveProperty(name.toLowerCase());
	}
});

onEachEngine(
	'the next page belongs to the same list, however the request was encoded',
	async (database) => {
		const { app, apiKey, ask } = await rankingsApp(database, {
			...facts,
			keywords: ['rye', 'pie', 'tart'].map((text) => ({ text, groups: ['Cakes, pies'] })),
		});
		for (const path of [rankingsPath, trendPath]) {
			const first = await ask(path, { groups: ['Cakes, pies'], limit: 1 });
			const next = String(first.headers.link).match(/<(.+?)>; rel="next"/)?.[1] ?? '';
			const headers = { authorization: `Bearer ${apiKey}` };
			const second = (await app.inject({ url: next, headers })).json();
			expect(second.meta).toMatchObject({ groups: ['Cakes, pies'], offset: 1 });
		}
	},
);

onEachEngine('a long range is answered in longer steps, and says so', async (database) => {
	const { ask } = await rankingsApp(database, facts);
	for (const [date_from, granularity, count] of [
		['2025-08-01', 'daily', 487],
		['2024-12-01', 'weekly', 106],
		['2019-12-01', 'monthly', 84],
	] as const) {
		const asked = { date_from, date_to: '2026-11-30', granularity: 'daily' };
		const { meta, keywords } = (await ask(trendPath, asked)).json();
		expect([meta.granularity, meta.dates.length]).toEqual([granularity, count]);
		expect(keywords[0].trend).toHaveLength(count);
		const rankings = (await ask(rankingsPath, asked)).json();
		expect(rankings.meta).toMatchObject({ date_from, granularity });
		const totals = (await ask('/api/v3/search/totals', asked)).json();
		expect([totals.meta.granularity, totals.steps.length]).toEqual([granularity, count]);
	}
});

type Refusal = readonly [
	parameters: Readonly<Record<string, unknown>>,
	status: number,
	code: string,
	parameter: string,
	message: string,
];

onEachEngine('a problem names the wrong parameter and what is allowed', async (database) => {
	const { ask, site } = await rankingsApp(database, facts, { engines: ['bing_us'] });
	const refusals: readonly Refusal[] = [
		[{ site_global_key: 'x' }, 404, 'not_found', '', ''],
		[
			{ search_engine_global_key: 'google_de' },
			400,
			'engine_not_tracked',
			'search_engine_global_key',
			'It tracks: bing_us, google_us.',
		],
		[
			{ search_engine_global_key: 'google' },
			400,
			'engine_not_tracked',
			'search_engine_global_key',
			'bing_us',
		],
		[{ groups: 'bred' }, 400, 'invalid_parameter', 'groups', '“Bread”, “Cakes, pies”'],
		[
			{ conversion_events: 99 },
			400,
			'invalid_parameter',
			'conversion_events',
			`${site.eventIds.get('order')} (order)`,
		],
		[{ sort_col: 'colour' }, 400, 'invalid_parameter', 'sort_col', 'visits, conversions'],
		[{ date_from: '2026-12-01' }, 400, 'invalid_parameter', 'date_from', 'after date_to'],
		[{ date_from: '2015-01-01' }, 400, 'invalid_parameter', 'date_to', '10 years'],
		[{ limit: 1001 }, 400, 'invalid_parameter', 'limit', '1000'],
		[{ date_to: '' }, 400, 'invalid_parameter', 'date_to', 'YYYY-MM-DD'],
	];
	for (const path of [rankingsPath, trendPath]) {
		for (const [parameters, status, code, parameter, message] of refusals) {
			const response = await ask(path, parameters);
			expect(response.statusCode, JSON.stringify(parameters)).toBe(status);
			expect(response.headers['content-type']).toContain('application/problem+json');
			expect(response.json()).toMatchObject({
				code,
				errors: parameter ? [{ parameter, message: expect.stringContaining(message) }] : [],
			});
		}
	}
});

onEachEngine(
	'a site of a different account is as unknown as one that does not exist',
	async (database) => {
		const { ask } = await rankingsApp(database, facts);
		const foreign = await writeSite(database, facts, { account: 'Rival', domain: 'rival.example' });
		for (const path of [rankingsPath, trendPath]) {
			const [theirs, nobodys] = await Promise.all(
				[foreign.globalKey, 'nobody'].map((site_global_key) => ask(path, { site_global_key })),
			);
			expect(theirs?.statusCode).toBe(404);
			const { request_id: _, ...problem } = theirs?.json() ?? {};
			expect(nobodys?.json()).toMatchObject(problem);
		}
	},
);

onEachEngine('an answer contains nothing from other sites or engines', async (database) => {
	const { rankings, trends } = await rankingsApp(database, { keywords: [{ text: 'rye' }] });
	await fc.assert(
		fc.asyncProperty(arbitraryFacts, fc.uuid(), async (others, name) => {
			await writeSite(database, others, { domain: `${name}.example` });
			await writeSite(database, others, { account: 'Rival', domain: `${name}.example` });
		}),
		{ numRuns: 5 },
	);
	const range = { date_from: '2026-08-25' };
	expect((await rankings(range)).keywords).toMatchObject([
		{ keyword: 'rye', rank: null, url: '', m_visits: '-', webmaster_metrics: { impressions: 0 } },
	]);
	const { keywords } = await trends(range);
	expect(keywords[0]?.trend.every((rank) => rank === null)).toBe(true);
});

/** A parameter value: sensible, odd, or of a different type. */
const odd = fc.oneof(
	fc.string(),
	fc.string({ unit: 'grapheme' }),
	fc.integer(),
	fc.double(),
	fc.boolean(),
	fc.constantFrom(
		null,
		'',
		'-1',
		'0',
		'1000000000',
		'2026-02-29',
		"'; drop table keyword; --",
		'%',
		'\u0000',
	),
	fc.array(fc.string(), { maxLength: 3 }),
	fc.array(fc.integer(), { maxLength: 3 }),
	fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
);

const sensible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
	date_from: fc.constantFrom('2026-11-01', '2026-10-15', '0001-01-01', '9999-12-31'),
	date_to: fc.constantFrom('2026-11-30', '2026-11-01', '9999-12-31'),
	granularity: fc.constantFrom('daily', 'weekly', 'monthly'),
	groups: fc.constantFrom('Bread', '"Cakes, pies"'),
	limit: fc.constantFrom(1, '1000', 5),
	offset: fc.constantFrom(0, '3', 2_147_483_647),
	sort_col: fc.constantFrom('rank', 'url', 'm_revenue', 'ctr', 'rank_change', 'search_volume'),
	sort_dir: fc.constantFrom('asc', 'desc'),
	include: fc.constantFrom('status', 'counts', ['status']),
	aggregation: fc.constantFrom('groups', 'keywords'),
	details: fc.boolean(),
};

onEachEngine(
	'any parameter value gets an answer of the contract or a problem',
	async (database) => {
		const { ask } = await rankingsApp(database, facts);
		let answered = 0;
		const endpoints = [
			[rankingsPath, listRankings],
			[trendPath, listRankingTrends],
		] as const;
		const names = [...Object.keys(listRankingTrends.input.shape), 'include_keyword_groups'];
		// Mostly right values, so that wrong ones reach every step of a request.
		const right = fc.record(sensible, { requiredKeys: [] });
		const wrong = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 2 });
		const parameters = fc.tuple(right, wrong).map(([some, others]) => ({ ...some, ...others }));
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(0, 1), parameters, async (which, given) => {
				const [path, endpoint] = endpoints[which];
				const response = await ask(path, given);
				if (response.statusCode === 200) {
					answered++;
					return void endpoint.output.parse(response.json());
				}
				expect(response.statusCode).toBeLessThan(500);
				expect(response.headers['content-type']).toContain('application/problem+json');
			}),
			{ numRuns: 300 },
		);
		expect(answered).toBeGreaterThan(20);
	},
);

onEachEngine(
	'trends have one step for each date and pages that concatenate, whatever the facts',
	async (database) => {
		let sites = 0;
		const { ask } = await rankingsApp(database, facts);
		const page = fc.record({
			sort_col: sensible.sort_col ?? odd,
			granularity: sensible.granularity ?? odd,
			aggregation: sensible.aggregation ?? odd,
			limit: fc.integer({ min: 1, max: 4 }),
		});
		await fc.assert(
			fc.asyncProperty(arbitraryFacts, page, async (random, { limit, ...asked }) => {
				const site = await writeSite(database, random, { domain: `${sites++}.example` });
				const given = { ...asked, site_global_key: site.globalKey, date_from: '2026-08-25' };
				const { keywords, meta } = (await ask(trendPath, given)).json();
				for (const { trend } of keywords) expect(trend).toHaveLength(meta.dates.length);
				const pages = [];
				for (let offset = 0; offset < keywords.length; offset += limit) {
					pages.push(...(await ask(trendPath, { ...given, limit, offset })).json().keywords);
				}
				expect(pages).toEqual(keywords);
			}),
			{ numRuns: 15 },
		);
	},
);
