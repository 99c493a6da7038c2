import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { anyCaseChoice } from '../parameters/choice-parameters.ts';
import { flag } from '../parameters/parameters.ts';
import { granularities } from '../parameters/ranking-parameters.ts';
import {
	searchedPages,
	searchedSegment,
	searchParameters,
	searchRange,
} from '../parameters/search-parameters.ts';
import { figuresSchema, searchMeta, segmentMeta } from './search-answers.ts';

const stepSchema = z.strictObject({
	/** The first day of the step. */
	date: z.string(),
	...figuresSchema.shape,
	/** Whether every day of the step is complete. */
	is_complete: z.boolean(),
});

const brandSchema = z.strictObject({
	/** The names that make a query branded. */
	names: z.array(z.string()),
	branded: figuresSchema,
	other: figuresSchema,
	/** Clicks and impressions of queries that the engine does not disclose. */
	undisclosed: z.strictObject({ clicks: z.int(), impressions: z.int() }),
});

const hourSchema = z.strictObject({
	hour: z.iso.datetime(),
	...figuresSchema.shape,
	is_complete: z.boolean(),
});

/** Null where nobody can tell: the range is not 1 to 8 whole weeks, or the past is too short. */
const beyondUsualSchema = z.strictObject({
	clicks: z.nullable(z.boolean()),
	impressions: z.nullable(z.boolean()),
	ctr: z.nullable(z.boolean()),
	average_position: z.nullable(z.boolean()),
});

export const listSearchTotals = defineEndpoint({
	name: 'listSearchTotals',
	paths: ['/api/v3/search/totals'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'Read the totals of a site or of pages from search',
	description:
		'Clicks, impressions, CTR and position by day, week or month, as Search Console shows them: of the whole site, or of the pages that url names. Queries that Google does not disclose are included.',
	input: z.object({
		...searchParameters,
		...searchRange,
		granularity: z.prefault(
			anyCaseChoice(
				granularities,
				'The length of a step. Beyond 500 days steps are weeks, beyond 3 years months; meta.granularity says which.',
			),
			'daily',
		),
		url: searchedPages,
		segment: searchedSegment,
		include_usual: z.optional(
			flag(
				'Adds whether the figures moved more from the days just before than they usually do. It takes a range of 1 to 8 whole weeks.',
			),
		),
		include_brand: z.optional(
			flag('Tells queries with the site’s own names from others; always of the whole site.'),
		),
		include_hours: z.optional(flag('Adds the newest days by hour; always of the whole site.')),
	}),
	output: z.strictObject({
		meta: z.strictObject({ ...searchMeta, ...segmentMeta, granularity: z.enum(granularities) }),
		totals: figuresSchema,
		steps: z.array(stepSchema),
		beyond_usual: z.optional(beyondUsualSchema),
		brand: z.optional(brandSchema),
		hours: z.optional(z.array(hourSchema)),
	}),
	example: {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		include_brand: true,
	},
	problems: ['not_found', 'engine_not_tracked'],
});

export type SearchTotals = z.infer<typeof listSearchTotals.output>;
