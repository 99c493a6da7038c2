import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { pauseBefore } from '../process/pause.ts';
import { brokenHosts } from '../testing/broken-server.ts';
import { localSite } from '../testing/local-site.ts';
import { classifyByStatus } from './classify-by-status.ts';
import { SourceError } from './source.ts';
import { type ApiRequest, type ApiSettings, createApi } from './source-http.ts';

const key = 'sk-very/secret+key';

interface Asked {
	readonly answers: readonly RequestListener[];
	readonly request?: Partial<ApiRequest>;
	readonly settings?: Partial<ApiSettings>;
}

/** Sends a request to a provider that gives these answers in sequence; the last one repeats. */
async function ask({ answers, request = {}, settings = {} }: Asked) {
	let count = 0;
	const pauses: number[] = [];
	const { url } = await localSite({
		'/v1/rows': (asked, response) => {
			const answer = answers[Math.min(count++, answers.length - 1)];
			answer?.(asked, response);
		},
	});
	const api = createApi({
		provider: 'Example API',
		baseUrl: url('/v1'),
		fetch,
		signal: new AbortController().signal,
		wait: async (ms) => void pauses.push(ms),
		classify: (response) =>
			classifyByStatus(response, {
				provider: 'Example API',
				detail: JSON.stringify(response.body),
				nowMs: 0,
				credentialsRemedy: 'Enter the key again.',
			}),
		...settings,
	});
	const result = await api
		.request({ path: '/rows', secrets: [key], ...request })
		.catch((error: unknown) => error);
	return { result, pauses, count };
}

function json(body: unknown, status = 200, headers = {}): RequestListener {
	return (_request, response) =>
		response
			.writeHead(status, { 'content-type': 'application/json', ...headers })
			.end(JSON.stringify(body));
}

test('returns the parsed answer', async () => {
	expect((await ask({ answers: [json({ rows: [1] })] })).result).toEqual({ rows: [1] });
});

test.each([
	['JSON', { json: { a: 1 } }, 'POST application/json {"a":1}'],
	['a form', { form: { a: '1 2' } }, 'POST application/x-www-form-urlencoded;charset=UTF-8 a=1+2'],
])('sends %s', async (_name, request, expected) => {
	const echo: RequestListener = (asked, response) => {
		asked.setEncoding('utf8').on('data', (text) => {
			response.end(JSON.stringify(`${asked.method} ${asked.headers['content-type']} ${text}`));
		});
	};
	expect((await ask({ answers: [echo], request })).result).toBe(expected);
});

test('retries after a provider error, later each time', async () => {
	const fault = json({}, 503);
	const { result, pauses } = await ask({ answers: [fault, fault, json('well')] });
	expect(result).toBe('well');
	expect(pauses).toHaveLength(2);
	expect(pauses[1]).toBeGreaterThanOrEqual(500);
});

test('gives up in the end and says what is wrong and what to do', async () => {
	const { result, count } = await ask({ answers: [json({}, 500)], settings: { attempts: 3 } });
	expect(count).toBe(3);
	expect(result).toMatchObject({ failure: 'temporary', remedy: expect.stringContaining('Wait') });
});

test('waits as long as the provider asks for, if that is not long', async () => {
	const busy = json({}, 429, { 'retry-after': '7' });
	expect((await ask({ answers: [busy, json(1)] })).pauses).toEqual([7000]);
});

test('leaves a long pause to the caller', async () => {
	const { result, count } = await ask({ answers: [json({}, 429, { 'retry-after': '900' })] });
	expect(count).toBe(1);
	expect(result).toMatchObject({ failure: 'quota', retryAfterMs: 900_000 });
});

test.each([
	[401, 'credentials'],
	[403, 'permission'],
	[404, 'refused'],
	[400, 'refused'],
])('does not try %i again: %s', async (status, failure) => {
	const { result, count } = await ask({ answers: [json({}, status)] });
	expect(count).toBe(1);
	expect(result).toMatchObject({ failure });
});

test('does not take a proxy’s page for an answer', async () => {
	const { result, count } = await ask({
		answers: [(_request, response) => response.end('<html>')],
	});
	expect(count).toBe(4);
	expect(result).toMatchObject({
		failure: 'temporary',
		message: expect.stringContaining('not JSON'),
	});
});

test('follows no redirect, because it could leak the key', async () => {
	const { url, requests } = await localSite({ '/': json('stolen') });
	const away: RequestListener = (_request, response) =>
		response.writeHead(307, { location: url('/') }).end();
	expect((await ask({ answers: [away] })).result).toBeInstanceOf(SourceError);
	expect(requests).toEqual([]);
});

test.each<[string, Asked]>([
	['a provider that repeats it', { answers: [json({ error: `bad ${key}` }, 400)] }],
	[
		'a provider that repeats its address',
		{ answers: [json({ error: encodeURIComponent(key) }, 400)] },
	],
	['a connection that breaks', { answers: [(request) => request.socket.destroy()] }],
	[
		'a header that cannot be sent',
		{ answers: [], request: { headers: { authorization: `${key}\n` } } },
	],
	['a host that is not there', { answers: [], settings: { baseUrl: 'http://127.0.0.1:1' } }],
])('shows no key: %s', async (_name, asked) => {
	const { result } = await ask({ ...asked, request: { query: { key }, ...asked.request } });
	expect(result).toBeInstanceOf(SourceError);
	const { message, remedy, stack, cause } = result as SourceError;
	for (const text of [message, remedy, stack, String(cause)]) {
		expect(text).not.toContain(key);
		expect(text).not.toContain(encodeURIComponent(key));
	}
});

test('gives up on a provider that does not answer', async () => {
	const { result } = await ask({
		answers: [() => undefined],
		settings: { timeoutMs: 20, attempts: 1 },
	});
	expect(result).toMatchObject({ message: expect.stringContaining('too long') });
});

test('ends at once when the work is cancelled', async () => {
	const stop = new AbortController();
	const { result, count } = await ask({
		answers: [() => stop.abort(new Error('called off'))],
		settings: { signal: stop.signal },
	});
	expect(result).toMatchObject({ message: 'called off' });
	expect(count).toBe(1);
});

test('pauses double, are randomized, and stay below half a minute', () => {
	expect([2, 3, 4, 20].map((attempt) => pauseBefore(attempt, null, () => 1))).toEqual([
		500, 1000, 2000, 30_000,
	]);
	expect(pauseBefore(2, null, () => 0)).toBe(250);
});

test.each(brokenHosts)('a provider %s causes a readable error', async (_, start) => {
	const host = await start();
	for (const scheme of ['http', 'https']) {
		const settings = { baseUrl: `${scheme}://${host}`, timeoutMs: 300, attempts: 1 };
		expect((await ask({ answers: [], settings })).result).toBeInstanceOf(SourceError);
	}
});
