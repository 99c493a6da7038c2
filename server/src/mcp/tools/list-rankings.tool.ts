import { listRankings as endpoint, type Ranking } from '@plumbline/core/api';
import * as z from 'zod';
import { quote, quotedSchema } from '../quoted.ts';
import { defineTool } from '../tool.ts';
import {
	askedDates,
	provenanceOf,
	rankingParameters,
	rankingsProvenance,
} from './ranking-parameters.ts';
import { siteKey } from './site-key.ts';

const states = {
	r: 'ranked',
	u: 'not in the results that were read',
	e: 'check failed',
	'-': 'never checked',
} as const;

const rankingItem = z.object({
	state: z.enum(Object.values(states)),
	rank: z.nullable(z.int()),
	rank_change: z.nullable(z.int()).describe('Positive: improved.'),
	rank_source: z.nullable(z.string()),
	rank_date: z.nullable(z.string()),
	clicks: z.int(),
	impressions: z.int(),
	average_position: z.number(),
	quoted: quotedSchema({ keyword: z.string(), url: z.string() }),
});

export const listRankings = defineTool({
	name: 'list_rankings',
	title: 'List rankings',
	description:
		'The rank of each active keyword of a site at the end of a range, with clicks and impressions in the range. Tells “not found in the results” from “never checked”.',
	scope: 'read',
	effect: 'reads',
	readsWeb: false,
	input: z.object({
		...rankingParameters,
		sort: z
			.prefault(z.enum(['clicks', 'impressions', 'rank', 'rank_change', 'visits']), 'clicks')
			.describe('The column to sort by, the best first.'),
	}),
	head: z.object({ provenance: rankingsProvenance }),
	item: rankingItem,
	async answer(input, call) {
		const { client, signal } = call;
		const site = await siteKey(client, input.site, signal);
		const dates = await askedDates({ ...input, site }, call);
		const { keywords } = await client.call(
			endpoint,
			{
				site_global_key: site,
				search_engine_global_key: input.search_engine,
				...dates,
				// Only its longest range matters here.
				granularity: 'monthly',
				sort_col: input.sort,
				sort_dir: input.sort === 'rank' ? 'asc' : 'desc',
				limit: 1000,
				details: true,
				include: 'status',
				...(input.page_url !== undefined && { url: input.page_url }),
				...(input.segment !== undefined && { segment: input.segment }),
			},
			{ signal },
		);
		const items = keywords.map(itemOf);
		const found = items.map(({ state }) => state);
		return { head: { provenance: provenanceOf(dates, found) }, items };
	},
});

function itemOf(ranking: Ranking): z.infer<typeof rankingItem> {
	const { average_position, clicks, impressions } = ranking.webmaster_metrics;
	return {
		state: states[ranking.status ?? '-'],
		rank: ranking.rank,
		rank_change: ranking.rank_change,
		rank_source: ranking.rank_source ?? null,
		rank_date: ranking.rank_date ?? null,
		clicks,
		impressions,
		average_position,
		quoted: { keyword: quote(ranking.keyword), url: quote(ranking.url) },
	};
}
