import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { wholeNumber } from '../parameters/number-parameters.ts';
import { text } from '../parameters/parameters.ts';
import { crawlSchema } from './crawl.ts';

export const listCrawls = defineEndpoint({
	name: 'listCrawls',
	paths: ['/api/v3/crawls'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List crawls',
	description: 'The crawls of a site, newest first, with how far each has come.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		limit: z.prefault(wholeNumber(1, 100, 'The maximum number to return.'), 20),
		offset: z.prefault(wholeNumber(0, 2 ** 31 - 1, 'The number to skip.'), 0),
	}),
	output: z.strictObject({
		total_count: z.int(),
		/** Whether the first figures of its pages begin an audit of the busiest ones. */
		first_audit: z.boolean(),
		crawls: z.array(crawlSchema),
	}),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});
