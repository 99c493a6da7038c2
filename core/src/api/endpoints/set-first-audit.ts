import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { flag, text } from '../parameters/parameters.ts';

export const setFirstAudit = defineEndpoint({
	name: 'setFirstAudit',
	paths: ['/api/v3/crawls/first_audit'],
	scope: 'optimize',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Allow the first audit of a site',
	description:
		'When the first figures of a site’s pages arrive, the server audits its 50 busiest pages once, at the pace of a crawl. This switches that off or on; it is on at first. A crawl that has begun goes on.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		first_audit: flag('Whether the server begins the first audit by itself.'),
		dry_run: z.optional(flag('Changes nothing and says what would happen.')),
	}),
	output: z.strictObject({ first_audit: z.boolean() }),
	example: { site_global_key: 'sample-site', first_audit: false, dry_run: true },
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
