import { expect, test } from 'vitest';
import { ApiError, createApiClient, UnexpectedAnswerError } from './client.ts';
import { addKeywords } from './endpoints/add-keywords.ts';
import { reportOnHtml } from './endpoints/report-on-html.ts';
import { reportOnMany } from './endpoints/report-on-many.ts';

const report = { keywords: ['bread'], audit: [] };
const problem = {
	type: 'about:blank',
	title: 'Key invalid',
	status: 401,
	detail: 'This API key is not known.',
	instance: '/api/v3/optimization/html',
	code: 'key_invalid',
	errors: [],
	request_id: 'r1',
};

/** A client whose server always returns this response, and the requests that the server received. */
function clientOf(body: unknown, status = 200) {
	const requests: Request[] = [];
	const client = createApiClient({
		baseUrl: 'https://plumbline.example',
		apiKey: 'plb_secret',
		fetch: async (request) => {
			requests.push(request);
			return typeof body === 'string'
				? new Response(body, { status })
				: Response.json(body, { status });
		},
	});
	return { requests, call: () => client.call(reportOnHtml, { html: '<p>', geo: 'us' }) };
}

test('posts the input and parses the answer', async () => {
	const { requests, call } = clientOf(report);
	expect(await call()).toEqual(report);
	expect(requests[0]?.url).toBe('https://plumbline.example/api/v3/optimization/html');
	expect(await requests[0]?.json()).toEqual({ html: '<p>', geo: 'us' });
});

test('sends the key in a header and never follows a redirect with it', async () => {
	const { requests, call } = clientOf(report);
	await call();
	expect(requests[0]?.headers.get('authorization')).toBe('Bearer plb_secret');
	expect(requests[0]?.url).not.toContain('plb_secret');
	expect(requests[0]?.redirect).toBe('error');
});

test('a problem document becomes an error that carries it', async () => {
	const failure = await clientOf(problem, 401)
		.call()
		.catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(ApiError);
	expect(failure).toMatchObject({ message: problem.detail, problem });
});

test.each([
	['12', 12],
	['Fri, 20 Nov 2020 20:00:00 GMT', 0],
	['soon', null],
	[null, null],
])('a problem carries the wait that the server asks for: %s', async (header, seconds) => {
	const client = createApiClient({
		baseUrl: 'https://plumbline.example',
		apiKey: 'plb_secret',
		fetch: async () =>
			Response.json(problem, { status: 429, headers: header ? { 'retry-after': header } : {} }),
	});
	await expect(client.call(reportOnHtml, { html: '<p>', geo: 'us' })).rejects.toMatchObject({
		retryAfterSeconds: seconds,
	});
});

test.each([
	['an error page of a proxy', '<h1>Bad gateway</h1>', 502],
	['a page where a report should be', '<h1>Welcome</h1>', 200],
	['a report of another shape', { keywords: 'bread' }, 200],
])('%s becomes an error of its own', async (_what, body, status) => {
	await expect(clientOf(body, status).call()).rejects.toBeInstanceOf(UnexpectedAnswerError);
});

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const all: Item[] = [];
	for await (const item of items) all.push(item);
	return all;
}

test('a write carries its idempotency key', async () => {
	const requests: Request[] = [];
	const client = createApiClient({
		baseUrl: 'https://plumbline.example',
		apiKey: 'plb_secret',
		fetch: async (request) => {
			requests.push(request);
			return Response.json({ meta: { site_global_key: 's', account_name: 'a' }, keywords: [] });
		},
	});
	const input = { site_global_key: 's', keywords: ['rye', 'salt, sea'] };
	await client.call(addKeywords, input, { idempotencyKey: 'k1' });
	expect(requests[0]?.headers.get('idempotency-key')).toBe('k1');
	expect(await requests[0]?.json()).toEqual(input);
});

test('lines are yielded as they arrive, however the bytes are split', async () => {
	const answers = [
		{ line: 2, id: 'ü', report },
		{ line: 1, id: null, problem },
	];
	const bytes = new TextEncoder().encode(
		answers.map((line) => `${JSON.stringify(line)}\n`).join('\n'),
	);
	const body = new ReadableStream({
		start(controller) {
			for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
			controller.close();
		},
	});
	const requests: Request[] = [];
	const client = createApiClient({
		baseUrl: 'https://plumbline.example',
		apiKey: 'plb_secret',
		fetch: async (request) => {
			requests.push(request);
			return new Response(body);
		},
	});
	const inputs = [
		{ html: '<p>', geo: 'us' },
		{ url: 'https://a.example/', geo: 'us', id: 'ü' },
	];
	expect(await collected(client.lines(reportOnMany, inputs))).toEqual(answers);
	expect(
		(await requests[0]?.text())
			?.trim()
			.split('\n')
			.map((line) => JSON.parse(line)),
	).toEqual(inputs);
});

test('a malformed line becomes an error of its own', async () => {
	const client = createApiClient({
		baseUrl: 'https://plumbline.example',
		apiKey: 'plb_secret',
		fetch: async () => new Response('<h1>Welcome</h1>'),
	});
	await expect(collected(client.lines(reportOnMany, []))).rejects.toBeInstanceOf(
		UnexpectedAnswerError,
	);
});
