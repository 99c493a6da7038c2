import { expect, test } from 'vitest';
import { ApiError, createApiClient, UnexpectedAnswerError } from './client.ts';
import { reportOnHtml } from './report-on-html.ts';

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

/** A client whose server always answers this, and the requests that it got. */
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

test('a problem becomes an error that carries it', async () => {
	const failure = await clientOf(problem, 401)
		.call()
		.catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(ApiError);
	expect(failure).toMatchObject({ message: problem.detail, problem });
});

test.each([
	['an error page of a proxy', '<h1>Bad gateway</h1>', 502],
	['a page where a report should be', '<h1>Welcome</h1>', 200],
	['a report of another shape', { keywords: 'bread' }, 200],
])('%s is told apart', async (_what, body, status) => {
	await expect(clientOf(body, status).call()).rejects.toBeInstanceOf(UnexpectedAnswerError);
});
