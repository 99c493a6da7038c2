import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const html = '/api/v3/optimization/html';
const onpage = '/api/v3/optimization/onpage';

test.each([
	['an unknown address', { method: 'GET', url: '/nowhere' }, 404, 'not_found'],
	['another method', { method: 'DELETE', url: html }, 405, 'method_not_allowed'],
	[
		'JSON that is none',
		{ method: 'POST', url: html, headers: { 'content-type': 'application/json' }, payload: '{' },
		400,
		'invalid_body',
	],
	[
		'no JSON at all',
		{ method: 'POST', url: html, headers: { 'content-type': 'application/json' }, payload: '' },
		400,
		'invalid_body',
	],
	[
		'XML',
		{ method: 'POST', url: html, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
		415,
		'media_type_unsupported',
	],
	[
		'a broken multipart form',
		{ method: 'POST', url: html, headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
		400,
		'invalid_body',
	],
	[
		'a long query',
		{ method: 'GET', url: `${onpage}?url=${'x'.repeat(17_000)}` },
		414,
		'query_too_long',
	],
	[
		'a large body',
		{ method: 'POST', url: onpage, payload: { url: 'x'.repeat(300_000) } },
		413,
		'body_too_large',
	],
	['no key', { method: 'GET', url: `${html}?html=x` }, 401, 'key_missing'],
	['a broken address', { method: 'GET', url: '/%zz' }, 404, 'not_found'],
] as const)('%s is answered with a problem', async (_what, request, status, code) => {
	const { app } = await testApp();
	const response = await app.inject(request);
	expect(response.statusCode).toBe(status);
	expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
	expect(response.json()).toMatchObject({
		status,
		code,
		type: `/docs#${code}`,
		title: expect.any(String),
		detail: expect.stringMatching(/\.$/),
		instance: request.url.split('?')[0],
		errors: expect.any(Array),
		request_id: response.headers['x-request-id'],
	});
});

test('a wrong method gets the list of allowed ones', async () => {
	const { app } = await testApp();
	const response = await app.inject({ method: 'PUT', url: html });
	expect(response.headers.allow?.toString().split(', ')).toEqual(
		expect.arrayContaining(['GET', 'POST']),
	);
});

test('an internal error reveals nothing about the internals', async () => {
	const { app, database, apiKey } = await testApp();
	await database.schema.dropTable('site').execute();
	const response = await app.inject({
		url: `${onpage}?url=http://a.example/&geo=us&api_key=${apiKey}`,
	});
	expect(response.json()).toMatchObject({ status: 500, code: 'internal_error' });
	expect(response.body).not.toMatch(/site|sqlite|select|at /i);
});

test('the documentation lists every problem code', async () => {
	const { app } = await testApp();
	const docs = await app.inject({ url: '/docs' });
	const { type } = (await app.inject({ url: '/nowhere' })).json();
	expect(docs.body).toContain(`id="${type.split('#')[1]}"`);
});
