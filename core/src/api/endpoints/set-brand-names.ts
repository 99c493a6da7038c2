import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { flag, list, text } from '../parameters/parameters.ts';

export const setBrandNames = defineEndpoint({
	name: 'setBrandNames',
	paths: ['/api/v3/search/brand_names'],
	scope: 'keywords:write',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Set the names of the brand',
	description:
		'Replaces the names that tell branded queries from others. Without names, the name in the site’s domain counts again.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		names: z.optional(
			list(
				'The names that people search for the site by, separated by commas; put one that contains a comma in "quotes".',
			),
		),
		expected_names: z.optional(
			list(
				'The names that you have seen: if somebody else has changed them since, nothing is written and the answer is 409.',
			),
		),
		dry_run: z.optional(flag('Changes nothing and says what would happen.')),
	}),
	output: z.strictObject({
		meta: z.strictObject({ site_global_key: z.string(), account_name: z.string() }),
		names: z.array(z.string()),
	}),
	example: { site_global_key: 'sample-site', names: 'Hearth & Crumb,hearthandcrumb' },
	problems: [
		'not_found',
		'changed_meanwhile',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
