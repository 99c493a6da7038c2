import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
	keywordListMetaSchema,
	keywordListParameters,
	rejectedKeywordSchema,
} from '../parameters/keyword-lists.ts';

const removedKeywordSchema = z.strictObject({
	keyword_id: z.int(),
	name: z.string(),
	groups: z.array(z.string()),
	/** Present with details or in a dry run. */
	status: z.optional(z.enum(['removed', 'was_removed'])),
});

export const removeKeywords = defineEndpoint({
	name: 'removeKeywords',
	paths: ['/api/v3/keywords/remove_keywords'],
	scope: 'keywords:write',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Remove keywords',
	description:
		'Removes keywords from reports and checks. Their history and groups are kept for a keyword that is added again.',
	input: z.object(keywordListParameters),
	output: z.strictObject({
		meta: keywordListMetaSchema,
		keywords: z.array(removedKeywordSchema),
		rejected: z.optional(z.array(rejectedKeywordSchema)),
	}),
	example: {
		site_global_key: 'sample-site',
		keywords: 'wedding cake portland',
		dry_run: true,
		partial: true,
	},
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
