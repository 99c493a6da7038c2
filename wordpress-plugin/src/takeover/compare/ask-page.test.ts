import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOnTrial, askPage } from './ask-page.ts';

const { signal } = new AbortController();
const trial = { parameter: 'trial=1.a', header: 'x-trial', mark: 'abc' };
let origin = '';

/** Answers with the status in the path; with the trial’s mark unless the query says `cached`. */
const server = createServer(({ url = '' }, response) => {
	const isMarked = url.includes('trial=1.a') && !url.includes('cached');
	response.writeHead(Number(url.slice(1, 4)), {
		'content-type': 'text/plain',
		...(isMarked && { 'x-trial': 'abc' }),
	});
	response.end('User-agent: *');
});

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([200, 404, 410])('a page with status %d can be compared', async (status) => {
	expect((await askPage(`${origin}/${status}`, signal))?.get('status')).toBe(String(status));
});

test.each([401, 403, 429, 500, 503])(
	'a page that visitors are refused with status %d cannot be compared',
	async (status) => {
		expect(await askPage(`${origin}/${status}`, signal)).toBeNull();
	},
);

test('an error that only the trial has is kept, because it would be a loss', async () => {
	expect((await askOnTrial(`${origin}/500`, trial, signal))?.get('status')).toBe('500');
});

test('an answer without the mark and a host that cannot be reached are unknown', async () => {
	expect(await askOnTrial(`${origin}/200?cached`, trial, signal)).toBeNull();
	expect(await askPage('http://127.0.0.1:1/', signal)).toBeNull();
});
