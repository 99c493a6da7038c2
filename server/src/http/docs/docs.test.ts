import { expect, test } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
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
	const database = await openDatabase('sqlite::memory:');
	const { app } = await testApp({ database });
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
	expect(body).toMatch(/<code>limit<.code>.*integer, 1 to 1000.*<code>100<.code>/);
	expect(body).toContain('<code>daily</code>, <code>weekly</code>, <code>monthly</code>');
});

test('the documentation shows a call with its answer for each endpoint, and each field', async () => {
	const { app } = await testApp();
	const { body } = await app.inject({ url: '/docs' });
	const document = (await app.inject({ url: '/openapi.json' })).json();
	for (const { name, paths, example } of apiEndpoints) {
		const section = body.slice(body.indexOf(`<h2 id="${name}">`)).split('<h2', 2)[1] ?? '';
		expect(section).toContain(`curl &quot;$PLUMBLINE_URL${paths[0]}`);
		for (const parameter of Object.keys(Object(example))) expect(section).toContain(parameter);
		const { content } = document.paths[paths[0]].post.responses[200];
		expect(JSON.stringify(content)).toContain('"example":');
	}
	for (const [name, { properties }] of Object.entries<{ properties: object }>(
		document.components.schemas,
	)) {
		const table = body.slice(body.indexOf(`<h3 id="${name}">`)).split('<h3', 2)[1] ?? '';
		for (const field of Object.keys(properties)) expect(table).toContain(`<code>${field}</code>`);
	}
	const links = [...body.matchAll(/href="#(\w+)"/g)].map(([, id]) => `id="${id}"`);
	expect(links.filter((id) => !body.includes(id))).toEqual([]);
});

test('every field of every answer is described in the OpenAPI document', async () => {
	const { app } = await testApp();
	const document = (await app.inject({ url: '/openapi.json' })).json();
	const answers = Object.values<{ post: { responses: object } }>(document.paths).map(
		({ post }) => post.responses,
	);
	const silent: string[] = [];
	JSON.stringify([document.components.schemas, answers], (key, value) => {
		if (key !== 'properties') return value;
		for (const [name, field] of Object.entries<{ description?: string }>(value)) {
			if (!field.description) silent.push(name);
		}
		return value;
	});
	expect(silent).toEqual([]);
});
