import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { anyCaseChoice } from '../parameters/choice-parameters.ts';
import { list, text } from '../parameters/parameters.ts';
import {
	comparedRange,
	searchedPages,
	searchedSegment,
	searchPaging,
	searchParameters,
	searchRange,
	searchSortDirection,
} from '../parameters/search-parameters.ts';
import { sortDirections } from '../parameters/sort-columns.ts';
import { coverageSchema, figuresSchema, searchMeta, segmentMeta } from './search-answers.ts';

export const searchQueryColumns = [
	'clicks',
	'impressions',
	'ctr',
	'average_position',
	'clicks_change',
	'impressions_change',
	'position_change',
	'rank',
	'keyword',
] as const;

export type SearchQueryColumn = (typeof searchQueryColumns)[number];

/** The parts of the list that people look at most. */
export const queryViews = [
	'tracked',
	'new',
	'lost',
	'fell',
	'rose',
	'near_first_page',
	'several_pages',
	'branded',
	'other',
] as const;

export type QueryView = (typeof queryViews)[number];

/** Counted with every answer; counting the others would take as long as listing them. */
export const countedViews = ['tracked', 'new', 'lost', 'fell', 'rose', 'near_first_page'] as const;

const wantedText =
	'Only queries with all these words or parts of words, in any order and case; a word after a minus sign must be missing. At most 200 characters.';

const searchQuerySchema = z.strictObject({
	keyword: z.string(),
	...figuresSchema.shape,
	/** The figures of the range to compare with; null without one. */
	before: z.nullable(figuresSchema),
	is_tracked: z.boolean(),
	is_branded: z.boolean(),
	/** The page with most clicks, or the one in the results; empty if none is known. */
	url: z.string(),
	/** How many pages of the site were shown. */
	pages: z.int(),
	groups: z.array(z.string()),
	/** The last rank in the range, from the best source. */
	rank: z.nullable(z.int()),
	search_volume: z.nullable(z.number()),
	visits: z.nullable(z.number()),
	conversions: z.number(),
});

/** null where the days of both sides do not allow a count. */
const comparedSchema = z.nullable(z.int());

const summarySchema = z.strictObject({
	queries: z.int(),
	...figuresSchema.shape,
	before: z.nullable(figuresSchema),
	places: z.strictObject({
		top3: z.int(),
		first_page: z.int(),
		second_page: z.int(),
		below: z.int(),
		absent: z.int(),
	}),
	views: z.strictObject({
		tracked: z.int(),
		new: comparedSchema,
		lost: comparedSchema,
		fell: comparedSchema,
		rose: comparedSchema,
		near_first_page: z.int(),
	}),
});

const importedSchema = z.strictObject({
	file_name: z.nullable(z.string()),
	from: z.string(),
	to: z.string(),
	is_cut: z.boolean(),
});

export const listSearchQueries = defineEndpoint({
	name: 'listSearchQueries',
	paths: ['/api/v3/search/queries'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List the queries with their figures from search',
	description:
		'Each query that people saw the site for, and each tracked keyword, in a range and in the one to compare with. New and lost are queries with impressions on one side alone, and are known only if every day of both sides is complete. X-Total-Count gives the total number, Link the URL of the next ones.',
	input: z.object({
		...searchParameters,
		...searchRange,
		...comparedRange,
		view: z.optional(
			anyCaseChoice(
				queryViews,
				'Only these: tracked; new or lost since the time before; with fewer clicks (fell) or more (rose); at positions 11 to 20 (near_first_page); with several pages of the site; with a name of the brand (branded) or without (other).',
			),
		),
		contains: z.optional(text(wantedText).check(z.maxLength(200, { error: wantedText }))),
		groups: z.optional(
			list('Only keywords of these groups, by name or global key, separated by commas.'),
		),
		url: searchedPages,
		segment: searchedSegment,
		sort_col: z.prefault(
			anyCaseChoice(
				searchQueryColumns,
				'The column to sort by. Queries without a value come last in both directions.',
			),
			'clicks',
		),
		sort_dir: searchSortDirection,
		...searchPaging,
	}),
	output: z.strictObject({
		meta: z.strictObject({
			...searchMeta,
			...segmentMeta,
			compare_from: z.nullable(z.string()),
			compare_to: z.nullable(z.string()),
			compare_coverage: z.nullable(coverageSchema),
			/** The file that figures without days came from; null if they are sums of days. */
			imported: z.nullable(importedSchema),
			view: z.nullable(z.enum(queryViews)),
			sort_col: z.enum(searchQueryColumns),
			sort_dir: z.enum(sortDirections),
			limit: z.int(),
			offset: z.int(),
		}),
		/** All queries that fit; null in later parts of the list. */
		summary: z.nullable(summarySchema),
		queries: z.array(searchQuerySchema),
	}),
	example: {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		compare: 'before',
		limit: 10,
	},
	problems: ['not_found', 'engine_not_tracked'],
});

export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SearchQueries = z.infer<typeof listSearchQueries.output>;
