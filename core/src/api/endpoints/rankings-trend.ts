import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { anyCaseChoice, choices } from '../parameters/choice-parameters.ts';
import { granularities, rankingParameters } from '../parameters/ranking-parameters.ts';
import { sortColumns, sortDirections } from '../parameters/sort-columns.ts';
import { rankSources, rankStatuses } from './rankings.ts';
import { coverageSchema } from './search-answers.ts';

const aggregations = ['keywords', 'groups'] as const;

const trendSchema = z.strictObject({
	/** The keyword; with aggregation=groups, the name of the group. */
	keyword: z.string(),
	/** One for each of `meta.dates`; null if there was no rank, 0 with null_style=zero. */
	trend: z.array(z.nullable(z.int())),
	status: z.optional(z.array(z.enum(rankStatuses))),
	/** How many keywords of the group had a rank. */
	ranked_counts: z.optional(z.array(z.int())),
	/** With details. */
	keyword_id: z.optional(z.int()),
	rank_source: z.optional(z.enum(rankSources)),
	/** With details and aggregation=groups. */
	global_key: z.optional(z.string()),
	keywords_count: z.optional(z.int()),
});

export const listRankingTrends = defineEndpoint({
	name: 'listRankingTrends',
	paths: ['/api/v3/keywords/rankings_trend'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List the trends of rankings',
	description:
		'How the ranks of keywords, or the mean rank of each group, changed over a range. Each step has its last observation; steps without one are null. At most 250,000 values: limit × dates.',
	input: z.object({
		...rankingParameters,
		aggregation: z.prefault(
			anyCaseChoice(
				aggregations,
				'Keywords, or groups with the mean of their ranked keywords; limit, offset and sort_col then apply to groups.',
			),
			'keywords',
		),
		include: z.optional(
			choices(
				['status', 'counts', 'coverage'],
				'status adds the status of each step: r ranked, u not in the checked depth, e failed, - not checked. With aggregation=groups, counts adds how many keywords were ranked. coverage adds which days of the range are complete.',
			),
		),
	}),
	output: z.strictObject({
		meta: z.strictObject({
			site_global_key: z.string(),
			search_engine_global_key: z.string(),
			date_from: z.string(),
			date_to: z.string(),
			granularity: z.enum(granularities),
			aggregation: z.enum(aggregations),
			offset: z.int(),
			limit: z.int(),
			groups: z.nullable(z.array(z.string())),
			conversion_events: z.nullable(z.array(z.int())),
			sort_col: z.enum(sortColumns),
			sort_dir: z.enum(sortDirections),
			dates: z.array(z.string()),
			/** With include=coverage. */
			coverage: z.optional(coverageSchema),
		}),
		keywords: z.array(trendSchema),
	}),
	example: {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-09-01',
		date_to: '2026-11-14',
		granularity: 'weekly',
		limit: 10,
	},
	problems: ['not_found', 'engine_not_tracked'],
});

export type RankingTrend = z.infer<typeof trendSchema>;
export type RankingTrends = z.infer<typeof listRankingTrends.output>;
