import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { keywordsApp } from '../../testing/keywords-app.ts';

const path = '/api/v3/keywords/add_keywords';

async function get(
	headers: Record<string, string>,
	{
		method = 'GET',
		allowGetWrites = true,
	}: { method?: 'GET' | 'HEAD'; allowGetWrites?: boolean } = {},
) {
	const database = await emptyDatabase();
	const { app, apiKey } = await keywordsApp(database, { allowGetWrites });
	const url = `${path}?site_global_key=bakery&keywords=rye+bread&api_key=${apiKey}`;
	const response = await app.inject({ method, url, headers });
	const keywords = await database.selectFrom('keyword').select('text').execute();
	return { response, keywords };
}

test.each([{}, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }])(
	'a deliberate GET writes, and is cached nowhere (%j)',
	async (headers) => {
		const { response, keywords } = await get(headers);
		expect(response.statusCode).toBe(200);
		expect(response.headers['cache-control']).toContain('no-store');
		expect(keywords).toEqual([{ text: 'rye bread' }]);
	},
);

test.each([
	{ 'sec-purpose': 'prefetch' },
	{ 'sec-purpose': 'prefetch;prerender' },
	{ purpose: 'prefetch' },
	{ 'x-moz': 'prefetch' },
	{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
])('an accidental GET changes nothing (%j)', async (headers) => {
	const { response, keywords } = await get(headers);
	expect(response.json()).toMatchObject({ status: 403, code: 'unsafe_get' });
	expect(keywords).toEqual([]);
});

test('a HEAD changes nothing', async () => {
	const { response, keywords } = await get({}, { method: 'HEAD' });
	expect(response.statusCode).toBe(405);
	expect(keywords).toEqual([]);
});

test('GET writes can be turned off', async () => {
	const { response, keywords } = await get({}, { allowGetWrites: false });
	expect(response.statusCode).toBe(405);
	expect(response.headers.allow).toBe('POST');
	expect(response.json().detail).toContain('POST');
	expect(keywords).toEqual([]);
});
