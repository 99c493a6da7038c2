import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { choice, flag, text } from '../parameters/parameters.ts';
import { crawlId } from './crawl.ts';

export const changeCrawl = defineEndpoint({
	name: 'changeCrawl',
	paths: ['/api/v3/crawls/change'],
	scope: 'optimize',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Stop, continue or remove a crawl',
	description:
		'A stopped crawl keeps what it has seen, and continues there. A removed one is gone, with its pages and findings.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		crawl_id: crawlId('The crawl, by its id from the list of crawls.'),
		action: choice(['stop', 'continue', 'remove'], 'The change.'),
		dry_run: z.optional(flag('Changes nothing and says whether the crawl would change.')),
	}),
	output: z.strictObject({
		/** False if there is no such crawl, or nothing to change: a crawl that has ended cannot continue. */
		is_changed: z.boolean(),
	}),
	example: { site_global_key: 'sample-site', crawl_id: 1, action: 'stop', dry_run: true },
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
