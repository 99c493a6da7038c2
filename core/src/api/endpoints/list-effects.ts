import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../parameters/parameters.ts';
import { engineEventSchema } from './search-answers.ts';

const rangeSchema = z.strictObject({ from: z.number(), to: z.number() });

/** The answer, and what it rests on. Shares are of clicks: 0.2 is 20 % more. */
const answerFields = {
	/** `own_past`: before and after alone, because no other pages can be compared. */
	answer: z.enum([
		'more',
		'fewer',
		'no_difference',
		'not_enough_data',
		'own_past',
		'cannot_be_judged',
	]),
	/** In the requested language, in one sentence. */
	text: z.string(),
	share: z.nullable(z.number()),
	/** Covers the truth in nine of ten cases. */
	range: z.nullable(rangeSchema),
	/** How often pages that were left alone, or the own past, differ as much by chance. */
	chance: z.nullable(z.number()),
	/** Weeks to wait. */
	weeks_needed: z.nullable(z.int()),
	/** Pages to change alike. */
	pages_needed: z.nullable(z.int()),
};

/** A figure beside the clicks; it is never a claim. */
const sideFigureSchema = z.nullable(z.strictObject({ change: z.number(), range: rangeSchema }));

export const batchEffectSchema = z.strictObject({
	date: z.string(),
	fields: z.array(z.string()),
	note: z.string(),
	made_by: z.array(z.string()),
	resolved: z.array(z.string()),
	/** 0 for an event of the whole site. */
	page_count: z.int(),
	/** The first pages of the batch. */
	urls: z.array(z.string()),
	...answerFields,
	/** The change with its time, and `text`: complete beside a page. */
	sentence: z.string(),
	comparable_pages: z.nullable(z.int()),
	/** Whether a plan kept those pages apart before the change was made. */
	is_planned: z.boolean(),
	/** The compared weeks on each side of the change: 4 or 8. */
	weeks: z.nullable(z.int()),
	clicks_before: z.nullable(z.int()),
	clicks_after: z.nullable(z.int()),
	/** Events of the engine in the compared weeks; pages left alone met them, too. */
	engine_events: z.array(engineEventSchema),
	/** Null too where the engine counted impressions of the two sides differently. */
	impressions: sideFigureSchema,
	/** In places gained. */
	position: sideFigureSchema,
	/** Clicks at equal position, over queries that appeared in both windows. */
	clicks_at_position: sideFigureSchema,
});

export type BatchEffect = z.infer<typeof batchEffectSchema>;

export const listEffects = defineEndpoint({
	name: 'listEffects',
	paths: ['/api/v3/changes/effects'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'Did it work?',
	description:
		'The effect of changes on the clicks of their pages, against comparable pages that were left alone. Pages changed alike on one day are one row, and events of the whole site are one, newest first. Where no other pages can be compared, the answer is the step beside the past of the same pages. The false discovery rate is held over all rows and rules of an answer.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		search_engine_global_key: z.optional(
			text('The search engine whose figures count; the one with the most clicks by default.'),
		),
		url: z.optional(text('Only changes of this page.')),
		locale: z.optional(text('Language of the answers, such as ja. Default: English.')),
	}),
	output: z.strictObject({
		/** Null where no engine has figures by page and day. */
		search_engine_global_key: z.nullable(z.string()),
		date_from: z.nullable(z.string()),
		date_to: z.nullable(z.string()),
		changes: z.array(batchEffectSchema),
		/** The effect of resolving the findings of a rule, over all changes that resolved them. */
		rules: z.array(
			z.strictObject({
				rule_name: z.string(),
				change_count: z.int(),
				page_count: z.int(),
				...answerFields,
			}),
		),
	}),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});

export type Effects = z.output<typeof listEffects.output>;
