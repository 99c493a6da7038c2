import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { wholeNumber } from '../parameters/number-parameters.ts';
import { choice, country, flag, names, text } from '../parameters/parameters.ts';

const mostPages = 1_000_000_000;

export const startCrawl = defineEndpoint({
	name: 'startCrawl',
	paths: ['/api/v3/crawls/start'],
	scope: 'optimize',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Start a crawl',
	description:
		'Visits the pages of a site, and judges each by itself and among the others. The server obeys robots.txt and pauses between requests. It goes on after a restart.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		start: z.optional(
			text('The first URL, on a host of the site. Default: the home page of the site, over HTTPS.'),
		),
		pages: z.optional(
			wholeNumber(1, mostPages, 'The maximum number of pages to visit. Default: all.'),
		),
		depth: z.optional(wholeNumber(0, mostPages, 'The maximum number of links from the start.')),
		per_folder: z.optional(
			wholeNumber(1, mostPages, 'The maximum number of pages in each folder.'),
		),
		include: z.optional(
			names('Visit only URLs like these, such as /blog/*. Separate patterns by commas.'),
		),
		exclude: z.optional(names('Leave out URLs like these. Separate patterns by commas.')),
		drop_parameters: z.optional(
			names('Query parameters that do not change a page, separated by commas.'),
		),
		busiest: z.optional(
			wholeNumber(
				1,
				500,
				'Visit this many pages alone, those with the most clicks in search, and follow no links. The start and the limits above do not apply.',
			),
		),
		sitemaps: z.optional(
			flag(
				'Whether to visit pages that only sitemaps list, after all others. Default: true.',
				true,
			),
		),
		delay_ms: z.optional(
			wholeNumber(
				100,
				600_000,
				'The pause between two requests to one host, in milliseconds. Default: 500, or the Crawl-delay in robots.txt.',
			),
		),
		geo: z.optional(
			country('The country whose search results count, as two letters. Default: us.'),
		),
		render: z.optional(
			choice(
				['never', 'auto', 'always'],
				'Whether to run the scripts of pages in the server’s browser. Default: never.',
			),
		),
		dry_run: z.optional(flag('Starts nothing and says what would be crawled.')),
	}),
	output: z.strictObject({
		/** Null in a dry run. */
		crawl_id: z.nullable(z.int()),
		start: z.string(),
		pages_limit: z.nullable(z.int()),
	}),
	example: { site_global_key: 'sample-site', pages: 500, dry_run: true },
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
