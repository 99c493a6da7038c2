import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { choices } from '../parameters/choice-parameters.ts';
import { calendarDate } from '../parameters/date-parameter.ts';
import {
	searchedPages,
	searchLocale,
	searchPaging,
	searchParameters,
} from '../parameters/search-parameters.ts';
import { searchMeta } from './search-answers.ts';

export const opportunityKinds = [
	'near_first_page',
	'few_clicks_for_position',
	'decay',
	'pages_take_turns',
	'blocked_with_impressions',
	'within_reach',
] as const;

export type OpportunityKind = (typeof opportunityKinds)[number];

/** The kinds whose clicks are lost and can be won back; those of others can be gained. */
export const lossKinds: ReadonlySet<OpportunityKind> = new Set([
	'decay',
	'blocked_with_impressions',
]);

/** Why a kind could not be looked for: no figures of search, or too little of something. */
export const notLookedCodes = [
	'no_figures',
	'few_queries',
	'few_weeks',
	'few_pages',
	'no_inspections',
	'no_audits',
] as const;

/** Everything that the reason rests on; fields that do not matter to the kind are missing. */
const evidenceSchema = z.strictObject({
	clicks: z.int(),
	impressions: z.int(),
	average_position: z.nullable(z.number()),
	/** The clicks that are usual on this site at these positions. */
	usual_clicks: z.optional(z.number()),
	/** How unlikely so few clicks are by chance alone, from 0 to 1. */
	chance: z.optional(z.number()),
	/** Where the words of the query are missing. */
	missing_in: z.optional(z.array(z.enum(['title', 'headings']))),
	missing_words: z.optional(z.array(z.string())),
	title: z.optional(z.string()),
	/** Clicks by week, oldest first; the last ones are those that fell. */
	weeks: z.optional(z.array(z.int())),
	weeks_fallen: z.optional(z.int()),
	/** The clicks of those weeks if the page had moved like the site. */
	expected_clicks: z.optional(z.number()),
	/** The pages that take turns, with the days on which each was first. */
	pages: z.optional(
		z.array(
			z.strictObject({
				url: z.string(),
				days: z.int(),
				clicks: z.int(),
				impressions: z.int(),
				average_position: z.nullable(z.number()),
			}),
		),
	),
	turns: z.optional(z.int()),
	/** Google's own sentence about the page, or the names of our failed rules. */
	google: z.optional(z.string()),
	failed_rules: z.optional(z.array(z.string())),
});

const opportunitySchema = z.strictObject({
	kind: z.enum(opportunityKinds),
	url: z.string(),
	keyword: z.nullable(z.string()),
	/** Clicks to gain or to win back in 28 days, by the site’s own figures; null if nobody can tell. */
	clicks_to_gain: z.nullable(z.number()),
	reason: z.string(),
	what_to_do: z.string(),
	evidence: evidenceSchema,
});

export const listOpportunities = defineEndpoint({
	name: 'listOpportunities',
	paths: ['/api/v3/search/opportunities'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List what deserves an hour',
	description:
		'Pages and queries where something can be gained, most clicks first, each with its reason and what that rests on. A page is compared with the site’s own figures and with its own past, never with a fixed limit. X-Total-Count gives the total number, Link the URL of the next ones.',
	input: z.object({
		...searchParameters,
		date_to: z.optional(
			calendarDate('The last day of the 28 days to look at. Default: the last complete day.'),
		),
		kinds: z.optional(choices(opportunityKinds, 'Only these kinds, separated by commas.')),
		url: searchedPages,
		...searchPaging,
		locale: searchLocale,
	}),
	output: z.strictObject({
		meta: z.strictObject({
			...searchMeta,
			/** The searches that ran, and those that could not, with the reason. */
			looked: z.array(
				z.strictObject({
					kind: z.enum(opportunityKinds),
					found: z.int(),
					/** Null if everything that this kind needs was there. */
					not_looked_because: z.nullable(z.string()),
					not_looked_code: z.nullable(z.enum(notLookedCodes)),
				}),
			),
			limit: z.int(),
			offset: z.int(),
		}),
		opportunities: z.array(opportunitySchema),
	}),
	example: { site_global_key: 'sample-site', search_engine_global_key: 'google_us', limit: 10 },
	problems: ['not_found', 'engine_not_tracked'],
});

export type Opportunity = z.infer<typeof opportunitySchema>;
export type Opportunities = z.infer<typeof listOpportunities.output>;
