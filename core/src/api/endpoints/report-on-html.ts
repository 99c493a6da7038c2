import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { auditParameters } from '../parameters/audit-parameters.ts';
import { choice, headerList, statusCode, text } from '../parameters/parameters.ts';
import { rememberParameters } from '../parameters/remember-parameters.ts';
import { htmlReportSchema } from './page-report.ts';

const wantedHtml = 'The HTML to test: a whole document or a part of one.';

export const reportOnHtml = defineEndpoint({
	name: 'reportOnHtml',
	paths: ['/api/v3/optimization/html', '/api/optimization/html'],
	scope: 'optimize',
	kind: 'audit',
	allowance: 'requests',
	takesHtml: true,
	summary: 'Test HTML',
	description:
		'Tests a page from its HTML, whether or not it is published. Also accepts the HTML as a text/html body, with the other parameters in the query.',
	input: z.object({
		// Not trimmed: lines and columns refer to the text as sent.
		html: z
			.string({ error: wantedHtml })
			.check(z.minLength(1, { error: wantedHtml }), z.meta({ description: wantedHtml })),
		...auditParameters,
		url: z.optional(text('The URL that the page has or will have.')),
		title: z.optional(text('The title, if the HTML does not contain it.')),
		description: z.optional(text('The meta description, if the HTML does not contain it.')),
		status: z.optional(statusCode('The HTTP status of the page, such as 200.')),
		headers: z.optional(
			headerList('The response headers of the page, as a JSON object or as lines.'),
		),
		scope: z.optional(
			choice(
				['document', 'fragment', 'auto'],
				'Whether the HTML is a whole document. auto looks for an html, head or body tag.',
			),
		),
		...rememberParameters,
	}),
	output: htmlReportSchema,
	example: {
		html: '<html lang="en"><head><title>Home</title></head><body><h1>Sourdough bread</h1><p>Flour, water, salt.</p></body></html>',
		geo: 'us',
		keyword: 'sourdough bread',
		details: true,
		failed: true,
	},
	problems: ['body_too_large', 'page_too_complex'],
});
