import { addKeywords as endpoint } from '@plumbline/core/api';
import * as z from 'zod';
import { quote } from '../quoted.ts';
import { defineTool } from '../tool.ts';
import {
	changedKeyword,
	keywordParameters,
	keywordsHead,
	rejectedItems,
} from './keyword-parameters.ts';
import { siteKey } from './site-key.ts';

export const addKeywords = defineTool({
	name: 'add_keywords',
	title: 'Add keywords',
	description:
		'Adds keywords to a site, so that their ranks are kept. Says first what would be added and what checks of them cost; with dry_run false it adds them. Adding starts no paid check.',
	scope: 'keywords:write',
	effect: 'adds',
	readsWeb: false,
	input: z.object({ ...keywordParameters, groups: z.optional(z.array(z.string())) }),
	head: keywordsHead.extend({
		cost_usd_per_check: z.number(),
		requests_per_check: z.int(),
	}),
	item: changedKeyword,
	async answer({ site, keywords, groups, dry_run }, { client, signal }) {
		const added = await client.call(
			endpoint,
			{
				site_global_key: await siteKey(client, site, signal),
				keywords,
				details: true,
				partial: true,
				...(groups && { groups }),
				...(dry_run && { dry_run }),
			},
			{ signal },
		);
		return {
			head: {
				dry_run,
				changed: added.keywords.filter(({ status }) => status !== 'exists').length,
				cost_usd_per_check: added.cost?.serp_cost_usd_per_check ?? 0,
				requests_per_check: added.cost?.serp_requests_per_check ?? 0,
			},
			items: [
				...added.keywords.map(({ name, status }) => ({
					status: status ?? 'added',
					quoted: { keyword: quote(name) },
				})),
				...rejectedItems(added.rejected),
			],
		};
	},
});
