import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createBytesInFlight } from './limits/bytes-in-flight.ts';

// Clients that have not shown a valid key must cost the server little.

const html = '/api/v3/optimization/html';
const megabyte = 1024 * 1024;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

test.each([
	['a form', form, (key: string, page: string) => `api_key=${key}&geo=us&html=${page}`],
	[
		'JSON',
		json,
		(key: string, page: string) => JSON.stringify({ api_key: key, geo: 'us', html: page }),
	],
	[
		'a multipart form',
		multipart,
		(key: string, page: string) =>
			`${part('api_key', key)}${part('geo', 'us')}${part('html', page)}--x--`,
	],
])('%s may contain the key only if it is small', async (_what, headers, payloadOf) => {
	const { app, apiKey } = await testApp();
	const post = (page: string, more = {}) =>
		app.inject({
			method: 'POST',
			url: html,
			headers: { ...headers, ...more },
			payload: payloadOf(apiKey, page),
		});
	const large = `<title>Bread</title><p>${'Flour.'.repeat(megabyte / 6)}`;
	expect((await post('<title>Bread</title>')).statusCode).toBe(200);
	expect((await post(large.slice(0, megabyte / 2))).statusCode).toBe(200);
	const refused = await post(large);
	expect(refused.json()).toMatchObject({ status: 413, code: 'body_too_large' });
	expect(refused.json().detail).toContain('Authorization: Bearer');
	expect((await post(large, { 'x-api-key': apiKey })).statusCode).toBe(200);
});

test.each([
	['an unknown key', { ...json, 'x-api-key': 'plb_wrong' }, 'key_invalid'],
	['HTML without a key', { 'content-type': 'text/html' }, 'key_missing'],
])('the body that comes with %s is not read', async (_what, headers, code) => {
	const { app } = await testApp();
	const base = await app.listen({ host: '127.0.0.1', port: 0 });
	const socket = connect(Number(new URL(base).port), '127.0.0.1');
	onTestFinished(() => void socket.destroy());
	const head = Object.entries({ host: 'x', ...headers, 'content-length': String(40 * megabyte) });
	socket.write(
		`POST ${html} HTTP/1.1\r\n${head.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n{`,
	);
	const [answer] = await new Promise<Buffer[]>((resolve) =>
		socket.once('data', (chunk) => resolve([chunk])),
	);
	expect(String(answer)).toContain(' 401 ');
	await vi.waitFor(() => expect(String(answer)).toContain(code));
});

test('a body of unknown length is cut off at the same limit', async () => {
	const { app } = await testApp();
	const base = await app.listen({ host: '127.0.0.1', port: 0 });
	const socket = connect(Number(new URL(base).port), '127.0.0.1');
	socket.write(
		`POST ${html} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
	);
	const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
	for (let count = 0; count < 17; count++) socket.write(chunk);
	const answer = await text(socket);
	expect(answer).toContain(' 413 ');
	expect(answer).toContain('Authorization: Bearer');
});

test('a compressed body is refused', async () => {
	const { app, apiKey } = await testApp();
	const headers = { ...json, 'x-api-key': apiKey, 'content-encoding': 'gzip' };
	const response = await app.inject({ method: 'POST', url: html, headers, payload: 'x' });
	expect(response.json()).toMatchObject({ status: 415, code: 'media_type_unsupported' });
	expect(response.headers['accept-encoding']).toBe('identity');
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

test.each([
	['names in JSON', json, JSON.stringify(Object.fromEntries(names(201).map((name) => [name, 1])))],
	['names in a form', form, names(201).join('=1&')],
	['fields in a form', form, 'a=1&'.repeat(2001)],
	['values in JSON', json, `{"html":[${'1,'.repeat(10_001)}1]}`],
	['parts in a multipart form', multipart, `${part('html', '').repeat(101)}--x--`],
])('too many %s are refused', async (_what, headers, payload) => {
	const { app } = await testApp();
	const response = await app.inject({ method: 'POST', url: html, headers, payload });
	expect(response.json()).toMatchObject({ status: 413, code: 'body_too_large' });
});

test('too many pairs in a query are refused', async () => {
	const { app } = await testApp();
	const response = await app.inject({ url: `${html}?${'a&'.repeat(2001)}` });
	expect(response.json()).toMatchObject({ status: 414, code: 'query_too_long' });
});

test.each([
	['deep JSON', json, '['.repeat(100_000), 'invalid_body'],
	['JSON with __proto__', json, '{"a":{"__proto__":1}}', 'invalid_body'],
	['a multipart form without an end', multipart, part('html', 'x'), 'invalid_body'],
	['an unknown part', multipart, `${part('file', 'x')}--x--`, 'invalid_parameter'],
])('%s is refused', async (_what, headers, payload, code) => {
	const { app } = await testApp();
	const response = await app.inject({ method: 'POST', url: html, headers, payload });
	expect(response.json()).toMatchObject({ status: 400, code });
});

test('bodies beyond the budget are refused, and the client is asked to come back', async () => {
	const bytesInFlight = createBytesInFlight({ total: 100, perAccount: 90, withoutKey: 10 });
	const { app, apiKey } = await testApp({ bytesInFlight });
	const post = (headers: Record<string, string>) =>
		app.inject({
			method: 'POST',
			url: html,
			headers: { ...form, ...headers },
			payload: `geo=us&html=${'x'.repeat(50)}`,
		});
	const refused = await post({});
	expect(refused.json()).toMatchObject({ status: 503, code: 'overloaded' });
	expect(refused.headers['retry-after']).toBe('5');
	for (let count = 0; count < 3; count++) {
		expect((await post({ 'x-api-key': apiKey })).statusCode).toBe(200);
	}
});

test('two thousand unknown keys cost few queries, and a right key still works', async () => {
	const { app, database, apiKey } = await testApp({
		rateLimit: null,
		pressure: { isLate: () => false },
	});
	const queries = vi.spyOn(database, 'selectFrom');
	const ask = (key: string) =>
		app.inject({ url: '/api/v3/optimization/rules', headers: { 'x-api-key': key } });
	const statuses = new Map<number, number>();
	for (let count = 0; count < 2000; count++) {
		const { statusCode } = await ask(`plb_${count}`);
		statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
	}
	expect(queries.mock.calls.length).toBeLessThan(150);
	expect([...statuses.keys()]).toEqual([401, 429]);
	expect((await ask(apiKey)).statusCode).toBe(200);
});

function part(name: string, value: string): string {
	return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}
