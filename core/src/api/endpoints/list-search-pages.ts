import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { anyCaseChoice } from '../parameters/choice-parameters.ts';
import { text } from '../parameters/parameters.ts';
import {
	comparedRange,
	searchedPages,
	searchedSegment,
	searchLocale,
	searchPaging,
	searchParameters,
	searchRange,
	searchSortDirection,
} from '../parameters/search-parameters.ts';
import { sortDirections } from '../parameters/sort-columns.ts';
import {
	auditVerdictSchema,
	coverageSchema,
	figuresSchema,
	googleVerdictSchema,
	indexStates,
	searchMeta,
	segmentMeta,
} from './search-answers.ts';

export const searchPageColumns = [
	'clicks',
	'impressions',
	'ctr',
	'average_position',
	'clicks_change',
	'impressions_change',
	'last_crawl',
	'url',
] as const;

export type SearchPageColumn = (typeof searchPageColumns)[number];

const wantedText = 'Only pages whose URL contains this text, in any case. At most 200 characters.';

const searchPageSchema = z.strictObject({
	url: z.string(),
	...figuresSchema.shape,
	/** The figures of the range to compare with; null without one. */
	before: z.nullable(figuresSchema),
	/** Null if the page was never inspected. */
	google: z.nullable(googleVerdictSchema),
	/** Null if the page was never audited. */
	audit: z.nullable(auditVerdictSchema),
	titles: z.strictObject({
		/** The title element at the last audit. */
		written: z.nullable(z.string()),
		/** The newest title that was seen on a results page, with its query and day. */
		shown: z.nullable(z.strictObject({ title: z.string(), keyword: z.string(), date: z.string() })),
	}),
});

export const listSearchPages = defineEndpoint({
	name: 'listSearchPages',
	paths: ['/api/v3/search/pages'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List the pages with their figures from search',
	description:
		'Each page of a site with its clicks, impressions, CTR and position as Search Console shows them, queries included that Google does not disclose; with Google’s verdict, our own, and the title as written and as shown. X-Total-Count gives the total number, Link the URL of the next ones.',
	input: z.object({
		...searchParameters,
		...searchRange,
		...comparedRange,
		url: searchedPages,
		segment: searchedSegment,
		contains: z.optional(text(wantedText).check(z.maxLength(200, { error: wantedText }))),
		state: z.optional(
			anyCaseChoice(
				indexStates,
				'Only pages in this state in Google’s index; unknown are those without an inspection.',
			),
		),
		sort_col: z.prefault(
			anyCaseChoice(
				searchPageColumns,
				'The column to sort by. Pages without a value come last in both directions.',
			),
			'clicks',
		),
		sort_dir: searchSortDirection,
		...searchPaging,
		locale: searchLocale,
	}),
	output: z.strictObject({
		meta: z.strictObject({
			...searchMeta,
			...segmentMeta,
			compare_from: z.nullable(z.string()),
			compare_to: z.nullable(z.string()),
			compare_coverage: z.nullable(coverageSchema),
			sort_col: z.enum(searchPageColumns),
			sort_dir: z.enum(sortDirections),
			limit: z.int(),
			offset: z.int(),
		}),
		/** All pages of the site together, whatever the filters. */
		totals: figuresSchema,
		pages: z.array(searchPageSchema),
	}),
	example: {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		limit: 10,
	},
	problems: ['not_found', 'engine_not_tracked'],
});

export type SearchPage = z.infer<typeof searchPageSchema>;
export type SearchPages = z.infer<typeof listSearchPages.output>;
