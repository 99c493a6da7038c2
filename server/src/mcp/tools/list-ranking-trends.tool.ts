import { listRankingTrends as endpoint } from '@plumbline/core/api';
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

export const listRankingTrends = defineTool({
	name: 'list_ranking_trends',
	title: 'List the trends of rankings',
	description:
		'How the ranks of a site’s keywords changed over a range. Null is a step without a rank; “status” says why: r ranked, u not in the results that were read, e check failed, - not checked.',
	scope: 'read',
	effect: 'reads',
	readsWeb: false,
	input: z.object({
		...rankingParameters,
		granularity: z.prefault(z.enum(['daily', 'weekly', 'monthly']), 'weekly'),
	}),
	head: z.object({
		provenance: rankingsProvenance,
		dates: z.array(z.string()).describe('The first day of each step of the trends.'),
	}),
	item: z.object({
		trend: z.array(z.nullable(z.int())),
		status: z.string().describe('A letter for each step.'),
		quoted: quotedSchema({ keyword: z.string() }),
	}),
	async answer(input, call) {
		const { client, signal } = call;
		const site = await siteKey(client, input.site, signal);
		const dates = await askedDates({ ...input, site }, call);
		const { meta, keywords } = await client.call(
			endpoint,
			{
				site_global_key: site,
				search_engine_global_key: input.search_engine,
				...dates,
				granularity: input.granularity,
				limit: mostKeywords[input.granularity],
				include: 'status',
				...(input.page_url !== undefined && { url: input.page_url }),
				...(input.segment !== undefined && { segment: input.segment }),
			},
			{ signal },
		);
		const items = keywords.map(({ keyword, status = [], trend }) => ({
			trend,
			status: status.join(''),
			quoted: { keyword: quote(keyword) },
		}));
		const states = items.map(({ status }) => (/[rue]/.test(status) ? 'checked' : 'never checked'));
		return { head: { provenance: provenanceOf(dates, states), dates: meta.dates }, items };
	},
});

/** The interface returns at most 250,000 values, in ranges of up to 400 days or 157 weeks. */
const mostKeywords = { daily: 600, weekly: 1000, monthly: 1000 };
