import * as z from 'zod/mini';
import { auditParameters } from './audit-parameters.ts';
import { choices } from './choice-parameters.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageReportSchema } from './page-report.ts';
import { headerList, text } from './parameters.ts';

export const reportOnPage = defineEndpoint({
	name: 'reportOnPage',
	paths: ['/api/v3/optimization/onpage', '/api/optimization/onpage'],
	scope: 'optimize',
	kind: 'audit',
	allowance: 'pages',
	takesHtml: false,
	summary: 'Test a published page',
	description:
		'Fetches a page that is open on the web and tests whether it is optimized for search, and for a keyword if one is given. With checks=site, up to 40 of the addresses that it names (canonical, versions in other languages, a sample of its links) and up to 10 sitemaps are fetched too, slowly, as robots.txt allows and within 30 seconds; what is not known by then is not checked.',
	input: z.object({
		url: text('The address of the page, beginning with https:// or http://.'),
		...auditParameters,
		checks: z.optional(
			choices(
				['site'],
				'Checks that take further requests: site asks where the addresses that the page names lead, and reads the sitemaps.',
			),
		),
		headers: z.optional(
			headerList(
				'Headers for the fetch, as a JSON object or as lines “Name: value”. Only for hosts of your own sites.',
			),
		),
	}),
	output: pageReportSchema,
	example: { url: 'https://example.com/', geo: 'us', keyword: 'example' },
	problems: [
		'url_not_allowed',
		'robots_disallowed',
		'page_not_html',
		'page_unreachable',
		'page_too_complex',
	],
});
