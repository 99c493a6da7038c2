import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { BatchLine } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { localSite, page } from '../../testing/local-site.ts';

const path = '/api/v3/optimization/batch';

async function batch(
	lines: readonly unknown[],
	setup: Parameters<typeof testApp>[0] = {},
	query = '?geo=us',
) {
	const { app, apiKey } = await testApp(setup);
	const response = await app.inject({
		method: 'POST',
		url: `${path}${query}`,
		headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-ndjson' },
		payload: lines
			.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
			.join('\n'),
	});
	const answers: BatchLine[] = response.body
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line));
	return { response, answers: answers.toSorted((one, other) => one.line - other.line) };
}

test('answers each line with its report or its problem, and its id', async () => {
	const { response, answers } = await batch([
		{ id: 'a', html: '<title>Rye</title>', keyword: 'rye' },
		'{broken',
		{ id: 3, html: '<p>x', geo: 'nowhere' },
		'[1]',
		{ id: {}, html: '<p>x' },
		{ html: '<p>x', rules: 'no_such_rule' },
		{ id: 7, html: '<p>last' },
	]);
	expect(response.headers['content-type']).toMatch(/^application\/x-ndjson/);
	expect(answers).toMatchObject([
		{ line: 1, id: 'a', report: { audit: expect.any(Array) } },
		{ line: 2, id: null, problem: { code: 'invalid_body' } },
		{ line: 3, id: 3, problem: { code: 'invalid_parameter', errors: [{ parameter: 'geo' }] } },
		{ line: 4, id: null, problem: { code: 'invalid_body' } },
		{ line: 5, id: null, problem: { errors: [{ parameter: 'id' }] } },
		{ line: 6, id: null, problem: { errors: [{ parameter: 'rules' }] } },
		{ line: 7, id: 7, report: {} },
	]);
});

test('fetches pages, and a failed fetch is a problem of its own line only', async () => {
	const site = await localSite({ '/': page('<title>Bakery</title>') });
	const { answers } = await batch(
		[{ url: site.url('/') }, { url: 'http://10.0.0.1/' }, { url: site.url('/'), details: true }],
		{ allow: [site.host] },
	);
	expect(answers).toMatchObject([
		{ report: { page_meta: { title: 'Bakery' }, status: { http_status: '200' } } },
		{ problem: { code: 'url_not_allowed' } },
		{ report: { verdict: {} } },
	]);
});

test('parameters of a line override those of the query', async () => {
	const { answers } = await batch(
		[{ html: '<p>x' }, { html: '<p>x', details: false }],
		{},
		'?geo=us&details=true',
	);
	expect(answers.map((line) => 'report' in line && 'verdict' in line.report)).toEqual([
		true,
		false,
	]);
});

test('answers many more lines than fit at once', async () => {
	const lines = Array.from({ length: 60 }, (_, index) => ({
		id: index,
		html: `<h1>${index}</h1>`,
	}));
	const { answers } = await batch(lines, { rateLimit: 60_000 });
	expect(answers.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
	expect(answers.every((line) => 'report' in line)).toBe(true);
});

test('a page of megabytes fits into a line, and only the larger ones are refused', async () => {
	const { answers } = await batch([
		{ html: `<p>${'Brot '.repeat(500_000)}` },
		{ html: 'x'.repeat(21 * 1024 * 1024) },
		{ html: '<p>x' },
	]);
	expect(answers).toMatchObject([
		{ line: 1, report: {} },
		{ line: 2, id: null, problem: { code: 'body_too_large' } },
		{ line: 3, report: {} },
	]);
});

test('a batch beyond its allowance waits and loses nothing', async () => {
	const lines = Array.from({ length: 110 }, (_, index) => ({ id: index, html: '<p>x' }));
	const { answers } = await batch(lines, { rateLimit: 6000 });
	expect(answers.filter((line) => 'report' in line)).toHaveLength(110);
});

test('needs a key with the scope, before anything is read', async () => {
	const { response } = await batch([{ html: '<p>x' }], { scopes: ['read'] });
	expect(response.json()).toMatchObject({ status: 403, code: 'scope_missing' });
});

test('other methods are refused with the advice to POST', async () => {
	const { app } = await testApp();
	const response = await app.inject({ url: path });
	expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
});

function posting(base: string, apiKey: string) {
	const request = httpRequest(`${base}${path}?geo=us`, {
		method: 'POST',
		headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-ndjson' },
	});
	const send = (line: unknown) => request.write(`${JSON.stringify(line)}\n`);
	return { request, send };
}

test('answers while lines still arrive', async () => {
	const { app, apiKey } = await testApp();
	const { request, send } = posting(await app.listen({ host: '127.0.0.1', port: 0 }), apiKey);
	const [response] = await Promise.all([
		once(request, 'response'),
		send({ id: 'first', html: '<p>x' }),
	]);
	const [first] = await once(response[0], 'data');
	expect(JSON.parse(first)).toMatchObject({ line: 1, id: 'first' });
	send({ id: 'second', html: '<p>y' });
	const [second] = await once(response[0], 'data');
	expect(JSON.parse(second)).toMatchObject({ line: 2, id: 'second' });
	request.end();
	response[0].resume();
	await once(response[0], 'end');
});

test('stops fetching when the client disconnects', async () => {
	const fetched = Promise.withResolvers<unknown>();
	const site = await localSite({
		'/': (_asked, response) => fetched.resolve(once(response, 'close')),
	});
	const { app, apiKey } = await testApp({ allow: [site.host] });
	const { request, send } = posting(await app.listen({ host: '127.0.0.1', port: 0 }), apiKey);
	request.on('error', () => undefined);
	send({ url: site.url('/') });
	const stopped = new Promise((resolve) => fetched.promise.then(resolve));
	while (site.requests.every(({ url }) => url !== '/')) await setImmediate();
	request.destroy();
	await stopped;
});
