import { expect, test } from 'vitest';
import { addKeywords } from './endpoints/add-keywords.ts';
import { listRankings } from './endpoints/rankings.ts';
import { reportOnHtml } from './endpoints/report-on-html.ts';
import { reportOnPage } from './endpoints/report-on-page.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument([reportOnPage, reportOnHtml, listRankings, addKeywords], '0.1.0');

test('names every path with both methods', () => {
	expect(document.paths).toMatchObject({
		'/api/v3/optimization/onpage': { get: {}, post: {} },
		'/api/optimization/onpage': { get: {}, post: {} },
		'/api/v3/optimization/html': { get: {}, post: {} },
		'/api/optimization/html': { get: {}, post: {} },
	});
});

test('no two operations share a name', () => {
	const names = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(
		([, name]) => name,
	);
	expect(new Set(names).size).toBe(names.length);
});

test('parameters come with their descriptions and whether they are required', () => {
	expect(document.paths).toMatchObject({
		'/api/v3/optimization/onpage': {
			get: {
				parameters: expect.arrayContaining([
					expect.objectContaining({
						name: 'url',
						required: true,
						schema: expect.objectContaining({ type: 'string' }),
					}),
					expect.objectContaining({
						name: 'details',
						required: false,
						description: expect.stringContaining('where'),
					}),
				]),
			},
		},
	});
});

test('an error response lists its codes by status', () => {
	expect(document.paths).toMatchObject({
		'/api/v3/optimization/onpage': {
			get: { responses: { 400: { description: 'invalid_parameter, url_not_allowed' }, 424: {} } },
		},
	});
});

test('request and response headers are described; only a GET has a 304 response', () => {
	const { '/api/v3/keywords/rankings': rankings, '/api/v3/keywords/add_keywords': adding } =
		document.paths as Record<string, Record<'get' | 'post', Operation>>;
	expect(Object.keys(rankings?.get.responses[200]?.headers ?? {})).toEqual([
		'X-Request-Id',
		'X-Unknown-Parameters',
		'RateLimit',
		'RateLimit-Policy',
		'ETag',
		'X-Total-Count',
		'Link',
	]);
	expect(rankings?.get.parameters.map(({ name }) => name)).toContain('If-None-Match');
	expect(rankings?.get.responses[304]?.headers).toHaveProperty('ETag');
	expect(rankings?.post.responses).not.toHaveProperty('304');
	expect(rankings?.post.parameters).toEqual([]);
	expect(adding?.post.responses[200]?.headers).toHaveProperty('Idempotency-Replayed');
	expect(adding?.post.responses[429]?.headers).toHaveProperty('Retry-After');
});

test('the default response of every call is a problem', () => {
	expect(document.paths).toMatchObject({
		'/api/v3/keywords/rankings': { get: { responses: { default: { content: {} } } } },
	});
});

interface Operation {
	readonly parameters: readonly { readonly name: string }[];
	readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}
