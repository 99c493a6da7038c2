import { expect, test } from 'vitest';
import { createApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { testApp } from '../../testing/app.ts';

const rules = '/api/v3/optimization/rules';

test.each([
	['the query', (key: string) => ({ url: `${rules}?api_key=${key}` })],
	[
		'a form',
		(key: string) => ({
			url: rules,
			method: 'POST' as const,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			payload: `api_key=${key}`,
		}),
	],
	['JSON', (key: string) => ({ url: rules, method: 'POST' as const, payload: { api_key: key } })],
	[
		'a bearer token',
		(key: string) => ({ url: rules, headers: { authorization: `bearer ${key}` } }),
	],
	['X-API-Key', (key: string) => ({ url: rules, headers: { 'x-api-key': key } })],
	[
		'two places',
		(key: string) => ({ url: `${rules}?api_key=${key}`, headers: { 'x-api-key': key } }),
	],
])('a key may come in %s', async (_where, request) => {
	const { app, apiKey } = await testApp();
	expect((await app.inject(request(apiKey))).statusCode).toBe(200);
});

test('two different keys are refused', async () => {
	const { app, apiKey } = await testApp();
	const response = await app.inject({
		url: `${rules}?api_key=${apiKey}`,
		headers: { 'x-api-key': 'plb_other' },
	});
	expect(response.json()).toMatchObject({ status: 400, code: 'key_conflict' });
});

test.each(['', 'plb_wrong', 'Bearer'])('“%s” grants no access', async (key) => {
	const { app } = await testApp();
	const response = await app.inject({ url: `${rules}?api_key=${key}` });
	expect(response.statusCode).toBe(401);
	expect(response.headers['www-authenticate']).toBe('Bearer');
});

test('a key without the scope is refused', async () => {
	const { app, apiKey } = await testApp({ scopes: ['read', 'keywords:write'] });
	const response = await app.inject({ url: `${rules}?api_key=${apiKey}` });
	expect(response.json()).toMatchObject({ status: 403, code: 'scope_missing' });
});

test('a key made while the server runs works with the next request', async () => {
	const { app, database, accountId } = await testApp();
	const apiKey = await createApiKey(database, { accountId, scopes: ['optimize'] });
	expect((await app.inject({ url: `${rules}?api_key=${apiKey}` })).statusCode).toBe(200);
});

test('no key is ever logged, right or wrong, wherever it was', async () => {
	const lines: string[] = [];
	const logTo = { write: (line: string) => void lines.push(line) };
	const { app, apiKey } = await testApp({ logLevel: 'trace', logTo });
	for (const key of [apiKey, 'plb_wrong']) {
		await app.inject({ url: `${rules}?api_key=${key}` });
		await app.inject({ url: `/nowhere?api_key=${key}` });
		await app.inject({ url: rules, method: 'POST', payload: { api_key: key } });
		await app.inject({ url: rules, headers: { authorization: `Bearer ${key}` } });
	}
	expect(lines.join('')).toContain(rules);
	expect(lines.join('')).not.toMatch(/plb_/);
});
