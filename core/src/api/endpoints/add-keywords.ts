import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
	keywordListMetaSchema,
	keywordListParameters,
	rejectedKeywordSchema,
} from '../parameters/keyword-lists.ts';
import { list } from '../parameters/parameters.ts';

const addedKeywordSchema = z.strictObject({
	/** Null for a keyword that a dry run would add. */
	keyword_id: z.nullable(z.int()),
	name: z.string(),
	groups: z.array(z.string()),
	/** Present with details or in a dry run. */
	status: z.optional(z.enum(['added', 'exists', 'reactivated'])),
});

/** The costs of the keywords in a response, with details or in a dry run. */
const costSchema = z.strictObject({
	/** Keywords that were not active before. */
	new_active_keywords: z.int(),
	/**
	 * The most paid requests that one check of these takes; 0 if no results pages are bought for the
	 * site.
	 */
	serp_requests_per_check: z.int(),
	/** The cost of those requests at the provider’s list price, or at the price that was entered. */
	serp_cost_usd_per_check: z.number(),
	serp_monthly_cap: z.int(),
	serp_requests_this_month: z.int(),
});

export const addKeywords = defineEndpoint({
	name: 'addKeywords',
	paths: ['/api/v3/keywords/add_keywords'],
	scope: 'keywords:write',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Add keywords',
	description:
		'Adds keywords to a site. An existing keyword keeps its id, and one that was removed comes back with its history, so a call can be repeated. Adding never starts a paid check by itself.',
	input: z.object({
		...keywordListParameters,
		groups: z.optional(
			list('Groups to put the keywords into, by name or global key; new names create new groups.'),
		),
	}),
	output: z.strictObject({
		meta: keywordListMetaSchema,
		keywords: z.array(addedKeywordSchema),
		rejected: z.optional(z.array(rejectedKeywordSchema)),
		cost: z.optional(costSchema),
	}),
	example: {
		site_global_key: 'sample-site',
		keywords: 'spelt bread,"bread, sliced"',
		groups: 'Bread',
		details: true,
	},
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
