import { removeKeywords as endpoint } from '@plumbline/core/api';
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

export const removeKeywords = defineTool({
	name: 'remove_keywords',
	title: 'Remove keywords',
	description:
		'Takes keywords out of reports and checks. Their history is kept for a keyword that is added again.',
	scope: 'keywords:write',
	effect: 'removes',
	readsWeb: false,
	input: z.object(keywordParameters),
	head: keywordsHead,
	item: changedKeyword,
	async answer({ site, keywords, dry_run }, { client, signal }) {
		const removed = await client.call(
			endpoint,
			{
				site_global_key: await siteKey(client, site, signal),
				keywords,
				details: true,
				partial: true,
				...(dry_run && { dry_run }),
			},
			{ signal },
		);
		return {
			head: {
				dry_run,
				changed: removed.keywords.filter(({ status }) => status !== 'was_removed').length,
			},
			items: [
				...removed.keywords.map(({ name, status }) => ({
					status: status ?? 'removed',
					quoted: { keyword: quote(name) },
				})),
				...rejectedItems(removed.rejected),
			],
		};
	},
});
