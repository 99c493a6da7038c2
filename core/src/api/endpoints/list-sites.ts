import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const conversionEventSchema = z.strictObject({
	conversion_def: z.strictObject({
		account_id: z.int(),
		conversion_type: z.string(),
		created_at: z.iso.datetime(),
		event_alias: z.string(),
		goal_number: z.int(),
		id: z.int(),
		name: z.string(),
		site_id: z.int(),
		updated_at: z.iso.datetime(),
	}),
});

const siteSchema = z.strictObject({
	site_global_key: z.string(),
	account_global_key: z.string(),
	account_name: z.string(),
	domain: z.string(),
	title: z.string(),
	search_engine_global_keys: z.array(z.string()),
	keyword_groups: z.array(z.strictObject({ name: z.string(), global_key: z.string() })),
	conversion_events: z.array(conversionEventSchema),
	active_keywords_count: z.int(),
});

export const listSites = defineEndpoint({
	name: 'listSites',
	paths: ['/api/v3/account/sites'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List the sites',
	description:
		'The sites of the key’s account, each with the keys that other calls need: search engines, keyword groups and conversion events.',
	input: z.object({}),
	output: z.array(siteSchema),
	example: {},
	problems: [],
});

export type Site = z.infer<typeof siteSchema>;
