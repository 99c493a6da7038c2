import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { reportOnHtml } from './report-on-html.ts';
import { reportOnPage } from './report-on-page.ts';

const document = openApiDocument([reportOnPage, reportOnHtml], '0.1.0');

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

test('an error answer lists its codes by status', () => {
	expect(document.paths).toMatchObject({
		'/api/v3/optimization/onpage': {
			get: { responses: { 400: { description: 'invalid_parameter, url_not_allowed' }, 424: {} } },
		},
	});
});
