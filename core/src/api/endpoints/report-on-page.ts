import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { auditParameters } from '../parameters/audit-parameters.ts';
import { choices } from '../parameters/choice-parameters.ts';
import { choice, headerList, text } from '../parameters/parameters.ts';
import { rememberParameters } from '../parameters/remember-parameters.ts';
import { pageReportSchema } from './page-report.ts';

export const reportOnPage = defineEndpoint({
	name: 'reportOnPage',
	paths: ['/api/v3/optimization/onpage', '/api/optimization/onpage'],
	scope: 'optimize',
	kind: 'audit',
	allowance: 'pages',
	takesHtml: false,
	summary: 'Test a published page',
	description:
		'Fetches a public page and tests whether it is optimized for search, and for a keyword if one is given. With checks=site, up to 40 of the URLs that it names (canonical, versions in other languages, a sample of its links) and up to 10 sitemaps are fetched too: slowly, as robots.txt allows, and within 30 seconds. Rules that need more than that report “not checked”.',
	input: z.object({
		url: text('The URL of the page, beginning with https:// or http://.'),
		...auditParameters,
		checks: z.optional(
			choices(
				['site'],
				'Checks that need more requests: site checks where the URLs that the page names lead, and reads the sitemaps.',
			),
		),
		render: z.optional(
			choice(
				['auto', 'always', 'never'],
				'Runs the scripts of the page in a browser first, if the server allows it: always, or only for pages that scripts draw (auto).',
			),
		),
		...rememberParameters,
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
