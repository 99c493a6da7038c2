import { expect, test } from 'vitest';
import { apiEndpoints } from '../../service/serve-api.ts';
import { testApp } from '../../testing/app.ts';

const pathsOfTheInterface = [
	'/api/optimization/onpage',
	'/api/v3/optimization/onpage',
	'/api/optimization/html',
	'/api/v3/optimization/html',
	'/api/v3/account/sites',
	'/api/v3/keywords/add_keywords',
];

test('health and readiness answer without a key', async () => {
	const { app, database } = await testApp();
	expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
	expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
	await database.destroy();
	expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
	expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('the OpenAPI document names every path of the API', async () => {
	const { app } = await testApp();
	const document = (await app.inject({ url: '/openapi.json' })).json();
	expect(document.openapi).toBe('3.1.0');
	expect(Object.keys(document.paths)).toEqual(apiEndpoints.flatMap(({ paths }) => paths));
	expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(pathsOfTheInterface));
});

test('the documentation is one page that loads nothing', async () => {
	const { app } = await testApp();
	const { headers, body } = await app.inject({ url: '/docs' });
	expect(headers['content-type']).toMatch(/^text\/html/);
	expect(headers['content-security-policy']).toContain("default-src 'none'");
	expect(body).not.toMatch(/<script|src=|https?:\/\/(?!)/);
	expect(body).toContain('/api/v3/optimization/onpage');
	expect(body).toContain('The country whose search results count');
	expect(body).toContain('<code>X-Total-Count</code>');
});
