import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { choices } from '../parameters/choice-parameters.ts';
import { flag } from '../parameters/parameters.ts';
import { granularities, rankingParameters } from '../parameters/ranking-parameters.ts';
import { comparedRange } from '../parameters/search-parameters.ts';
import { sortColumns, sortDirections } from '../parameters/sort-columns.ts';
import { coverageSchema } from './search-answers.ts';

/** The source of a rank. */
export const rankSources = [
	'serp',
	'search_console',
	'bing_webmaster',
	'search_console_export',
] as const;

export type RankSource = (typeof rankSources)[number];

/** r ranked, u not in the checked depth, e the check failed, - not checked. */
export const rankStatuses = ['r', 'u', 'e', '-'] as const;

export type RankStatus = (typeof rankStatuses)[number];

const measured = z.union([z.number(), z.literal('-')]);

const webmasterMetricsSchema = z.strictObject({
	average_position: z.number(),
	impressions: z.int(),
	clicks: z.int(),
	ctr: z.number(),
});

const shownPageSchema = z.strictObject({
	url: z.string(),
	/** The number of days on which the engine showed it above the site’s other pages. */
	days: z.int(),
	impressions: z.int(),
	clicks: z.int(),
});

/** The fields that `details=true` adds to a keyword. */
const rankingDetails = {
	keyword_id: z.int(),
	rank_source: z.nullable(z.enum(rankSources)),
	rank_date: z.nullable(z.string()),
	/**
	 * How many results the check read; null for a source that reports ranks without reading results.
	 */
	checked_depth: z.nullable(z.int()),
	/** The title and snippet in the results. */
	listing: z.nullable(z.strictObject({ title: z.string(), snippet: z.string() })),
	/** Pages of the site that appeared for the keyword. If there is more than one, they compete. */
	pages: z.array(shownPageSchema),
};

const rankingSchema = z.strictObject({
	keyword: z.string(),
	/** Null when not found in the checked depth, or never checked; 0 with null_style=zero. */
	rank: z.nullable(z.int()),
	/** Positive: improved. */
	rank_change: z.nullable(z.int()),
	url: z.string(),
	m_visits: measured,
	m_conversions: z.number(),
	m_revenue: z.number(),
	search_volume: measured,
	webmaster_metrics: webmasterMetricsSchema,
	/** The figures of the range to compare with. */
	before: z.optional(webmasterMetricsSchema),
	/** With include=brand: whether it contains a name of the brand. */
	is_branded: z.optional(z.boolean()),
	groups: z.optional(z.array(z.string())),
	status: z.optional(z.enum(rankStatuses)),
	...z.partial(z.strictObject(rankingDetails)).shape,
});

export const listRankings = defineEndpoint({
	name: 'listRankings',
	paths: ['/api/v3/keywords/rankings'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List the rankings of keywords',
	description:
		'The rank of each active keyword of a site on a search engine at the end of a range, with the figures of its page in the range. X-Total-Count gives the total number, Link the URL of the next ones.',
	input: z.object({
		...rankingParameters,
		include_keyword_groups: z.optional(flag('Adds the names of its groups to each keyword.')),
		...comparedRange,
		include: z.optional(
			choices(
				['status', 'coverage', 'brand'],
				'status adds the status of each rank: r ranked, u not in the checked depth, e failed, - not checked. coverage adds which days of the range are complete. brand adds whether each keyword contains a name of the brand.',
			),
		),
	}),
	output: z.strictObject({
		meta: z.strictObject({
			site_global_key: z.string(),
			account_name: z.string(),
			search_engine_global_key: z.string(),
			date_from: z.string(),
			date_to: z.string(),
			groups: z.nullable(z.array(z.string())),
			conversion_events: z.nullable(z.array(z.int())),
			sort_col: z.enum(sortColumns),
			sort_dir: z.enum(sortDirections),
			limit: z.int(),
			offset: z.int(),
			granularity: z.enum(granularities),
			/** With a range to compare with. */
			compare_from: z.optional(z.string()),
			compare_to: z.optional(z.string()),
			/** With include=coverage. */
			coverage: z.optional(coverageSchema),
			compare_coverage: z.optional(coverageSchema),
		}),
		keywords: z.array(rankingSchema),
		search_engine_global_key: z.string(),
	}),
	example: {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		sort_col: 'rank',
		sort_dir: 'asc',
		limit: 10,
	},
	problems: ['not_found', 'engine_not_tracked'],
});

export type Ranking = z.infer<typeof rankingSchema>;
export type Rankings = z.infer<typeof listRankings.output>;
