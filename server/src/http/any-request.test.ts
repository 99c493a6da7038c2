import { problemStatuses } from '@plumbline/core/api';
import fc from 'fast-check';
import { expect } from 'vitest';
import { trackEngine } from '../accounts/engines.store.ts';
import type { Database } from '../database/open-database.ts';
import { apiEndpoints } from '../serve-api.ts';
import { onEachEngine } from '../testing/database.ts';
import { keywordsApp } from '../testing/keywords-app.ts';

const scopes = ['read', 'keywords:write', 'optimize'] as const;

/** Names and values that mean something to some endpoint, beside what means nothing to any. */
const meaningful = {
	site_global_key: ['bakery', 'nowhere'],
	search_engine_global_key: ['google_us', 'google_uk', 'bing_us'],
	date_from: ['2026-01-01', '2026-02-30', '0001-01-01'],
	date_to: ['2026-01-31', '9999-12-31'],
	granularity: ['daily', 'weekly', 'monthly'],
	groups: ['Breads', 'a,b', '"'],
	conversion_events: ['1', '1,2', '99999999999'],
	limit: ['1', '1000', '-1', '1e9'],
	offset: ['0', '5'],
	sort_col: ['rank', 'visits', 'm_visits', 'no'],
	sort_dir: ['asc', 'DESC'],
	include: ['status', 'counts'],
	aggregation: ['keywords', 'groups'],
	include_keyword_groups: ['true'],
	null_style: ['zero'],
	keywords: ['rye,spelt', '"a, b"', '\u0000'],
	partial: ['true'],
	dry_run: ['true'],
	details: ['true', '1', ''],
	url: ['http://10.0.0.1/', 'https://bakery.example/', '-'],
	html: ['<p>x'],
	geo: ['us', 'uk', 'xx'],
	keyword: ['rye', '😀'],
	failed: ['true'],
	rules: ['no_rule'],
	rule_set: ['2026.11'],
	locale: ['ja'],
	scope: ['document'],
	status: ['200'],
	headers: ['X-A: 1'],
	environment: ['staging'],
	api_key: ['plb_x'],
	__proto__: ['x'],
};

const pair = fc.oneof(
	...Object.entries(meaningful).flatMap(([name, values]) => [
		fc.tuple(fc.constantFrom(name, `${name}[]`), fc.constantFrom(...values)),
		fc.tuple(fc.constant(name), fc.string({ unit: 'binary', maxLength: 20 })),
	]),
);
const anyJson = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 }));
const pairs = fc.array(pair, { maxLength: 8 });
const body = fc.oneof(
	pairs.map((given) => Object.fromEntries(given)),
	fc.dictionary(fc.constantFrom(...Object.keys(meaningful)), anyJson, { maxKeys: 4 }),
);
const range = {
	site_global_key: 'bakery',
	search_engine_global_key: 'google_us',
	date_from: '2026-01-01',
	date_to: '2026-01-31',
};
const path = fc.constantFrom(...apiEndpoints.flatMap(({ paths }) => paths));

async function siteWithKeywords(database: Database) {
	const given = await keywordsApp(database, {}, scopes);
	await trackEngine(database, given.site.id, 'google_us');
	await given.add({ keywords: 'rye,spelt,"a, b"', groups: 'Breads' });
	return given;
}

onEachEngine(
	'no request, however wrong, is answered with a fault of ours',
	async (database) => {
		const { app, apiKey } = await siteWithKeywords(database);
		await fc.assert(
			fc.asyncProperty(path, pairs, body, fc.boolean(), async (url, query, payload, isWhole) => {
				const response = await app.inject({
					method: 'POST',
					url: `${url}?${new URLSearchParams(query)}`,
					headers: { authorization: `Bearer ${apiKey}` },
					payload: isWhole ? { ...range, ...payload } : payload,
				});
				if (response.statusCode === 200) return;
				const { code, errors } = response.json();
				expect(`${url} ${response.statusCode} ${code}`).not.toContain(' 5');
				expect(problemStatuses).toHaveProperty(code, response.statusCode);
				expect(errors).toBeInstanceOf(Array);
			}),
			{ numRuns: 500 },
		);
	},
	120_000,
);

onEachEngine('a character that no database takes is the caller’s mistake', async (database) => {
	const { app, apiKey } = await siteWithKeywords(database);
	const bad: string[] = [];
	for (const url of ['/api/v3/keywords/rankings', '/api/v3/keywords/add_keywords']) {
		for (const name of Object.keys(meaningful)) {
			const response = await app.inject({
				method: 'POST',
				url,
				headers: { 'x-api-key': apiKey },
				payload: { ...range, keywords: 'rye', [name]: 'a\u0000b' },
			});
			bad.push(`${url} ${name} ${response.statusCode} `);
		}
	}
	expect(bad.filter((line) => / 5\d\d /.test(line))).toEqual([]);
});
