import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackEngine } from '../accounts/engines.store.ts';
import { apiEndpoints } from '../service/serve-api.ts';
import { testApp } from '../testing/app.ts';
import { onEachEngine } from '../testing/database.ts';
import { keywordsApp } from '../testing/keywords-app.ts';

const path = fc.constantFrom(
	...apiEndpoints
		.filter(({ lines, name }) => !lines && name !== 'reportOnPage')
		.flatMap(({ paths }) => paths),
);
const maybe = (...values: readonly (string | readonly string[])[]) =>
	fc.option(fc.constantFrom(...values), { nil: undefined });

/** Parameters that clients can send in all three ways: strings, and lists of strings. */
const parameters = fc.record({
	site_global_key: fc.constantFrom('bakery', 'never'),
	search_engine_global_key: fc.constantFrom('google_us', 'GOOGLE_US', 'bing_us'),
	date_from: fc.constantFrom('2026-01-01', '2026-02-30'),
	date_to: fc.constantFrom('2026-01-31', '2025-01-01'),
	granularity: maybe('weekly', 'hourly'),
	groups: maybe('Breads', ['Breads', 'Sweet'], 'Salt, sea', '"Salt, sea"'),
	limit: maybe('1', '1000', '1001', 'x'),
	offset: maybe('1', '-1'),
	sort_col: maybe('rank', 'm_visits', 'no'),
	sort_dir: maybe('asc'),
	keywords: maybe('rye, spelt', ['rye', 'c++'], 'a+b'),
	keyword: maybe('c++', ['rye', 'salt, sea']),
	dry_run: fc.constant('true'),
	details: maybe('true', 'perhaps'),
	html: maybe('<title>Bread & butter</title><p>100% + more'),
	geo: maybe('us', 'uk', ''),
	rules: maybe('title_tag_used,only_one_h1_tag'),
});

function pairsOf(given: Readonly<Record<string, unknown>>): string {
	const pairs = Object.entries(given).flatMap(([name, value]) =>
		value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
	);
	return String(new URLSearchParams(pairs));
}

onEachEngine('GET, form and JSON get the same answer', async (database) => {
	const { app, apiKey, add, site } = await keywordsApp(database, {}, [
		'read',
		'keywords:write',
		'optimize',
	]);
	await trackEngine(database, site.id, 'google_us');
	await add({ keywords: 'rye,c++,"salt, sea"', groups: 'Breads,"Salt, sea",Sweet' });
	const headers = { 'x-api-key': apiKey };
	const form = { 'content-type': 'application/x-www-form-urlencoded' };
	await fc.assert(
		fc.asyncProperty(path, parameters, async (url, given) => {
			const answers = await Promise.all([
				app.inject({ url: `${url}?${pairsOf(given)}`, headers }),
				app.inject({
					method: 'POST',
					url,
					headers: { ...headers, ...form },
					payload: pairsOf(given),
				}),
				app.inject({ method: 'POST', url, headers, payload: given }),
			]);
			const [get, ...others] = answers.map((response) => {
				const { request_id: _, ...body } = response.json();
				return { status: response.statusCode, body };
			});
			for (const other of others) expect(other).toEqual(get);
		}),
		{ numRuns: 150 },
	);
});

test('a GET with a JSON content type and no body is read from its query', async () => {
	const { app, apiKey } = await testApp({ scopes: ['read'] });
	// Headers of clients that always declare JSON.
	const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
	const response = await app.inject({ url: '/api/v3/account/sites', headers });
	expect(response.statusCode).toBe(200);
	expect(response.json()).toEqual([]);
});
