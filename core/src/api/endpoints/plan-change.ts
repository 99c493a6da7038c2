import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { choice } from '../parameters/parameters.ts';
import {
	searchedPages,
	searchedSegment,
	searchLocale,
	searchParameters,
} from '../parameters/search-parameters.ts';

/** How many of the pages to change. */
export const planSizes = ['half', 'quarter', 'eighth', 'busiest', 'all'] as const;
export type PlanSize = (typeof planSizes)[number];

export const planLeftOut = ['changed', 'quiet', 'young'] as const;

const plannedPageSchema = z.strictObject({
	url: z.string(),
	/** In the 16 weeks that are compared. */
	clicks: z.int(),
});

const visibleSchema = z.strictObject({
	weeks: z.int(),
	/** The smallest rise of clicks that is seen in eight of ten cases; null if none could be judged. */
	share: z.nullable(z.number()),
	/** Earlier dates at which the same split was tried, when nothing was changed. */
	tried: z.int(),
	/** How many of them claimed an effect. */
	claimed: z.int(),
});

const optionSchema = z.strictObject({
	size: z.enum(planSizes),
	changed_count: z.int(),
	alone_count: z.int(),
	/** After four weeks, and after eight. */
	visible: z.array(visibleSchema),
});

export type PlanOption = z.infer<typeof optionSchema>;

export const planChange = defineEndpoint({
	name: 'planChange',
	paths: ['/api/v3/changes/plan'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'Plan a change',
	description:
		'Which pages to change first and which to leave alone, drawn by lot among pages of the same folder and size, and how large an effect has to be to be seen: by the judge of “Did it work?” itself, on the site’s own past. The same data give the same plan.',
	input: z.object({
		...searchParameters,
		url: searchedPages,
		segment: searchedSegment,
		size: z.prefault(
			choice(
				planSizes,
				'How many of the pages to change: half, a quarter or an eighth of them, the ten busiest, or all.',
			),
			'half',
		),
		locale: searchLocale,
	}),
	output: z.strictObject({
		search_engine_global_key: z.nullable(z.string()),
		/** The last day with complete figures; null without any. */
		date_to: z.nullable(z.string()),
		page_count: z.int(),
		usable_count: z.int(),
		left_out: z.array(z.strictObject({ reason: z.enum(planLeftOut), urls: z.array(z.string()) })),
		options: z.array(optionSchema),
		/** The fewest pages and weeks that show a rise of 10 %, and of 20 %; null if nothing does. */
		goals: z.array(
			z.strictObject({
				share: z.number(),
				size: z.nullable(z.enum(planSizes)),
				weeks: z.nullable(z.int()),
			}),
		),
		size: z.enum(planSizes),
		/** The smallest rise that the plan can show, in the requested language. */
		text: z.string(),
		changed: z.array(plannedPageSchema),
		alone: z.array(plannedPageSchema),
	}),
	example: { site_global_key: 'sample-site', size: 'half' },
	problems: ['not_found', 'engine_not_tracked'],
});

export type ChangePlan = z.infer<typeof planChange.output>;
