import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { flag } from '../parameters/parameters.ts';
import {
	comparedRange,
	searchLocale,
	searchParameters,
	searchRange,
} from '../parameters/search-parameters.ts';
import { batchEffectSchema } from './list-effects.ts';
import { engineEventSchema } from './search-answers.ts';

/**
 * The claim of a sentence: a difference beyond chance, for better or worse; nothing beyond chance, or
 * a plain fact; or that something is not known.
 */
export const reportMarks = ['better', 'worse', 'open', 'unknown'] as const;

export type ReportMark = (typeof reportMarks)[number];

const reportSections = ['moved', 'why', 'done', 'worked', 'next'] as const;

/** The evidence: clicks by week, moved pages, changes, faults, and the limits of the report. */
export const evidenceLetters = ['A', 'B', 'C', 'D', 'E'] as const;

export type EvidenceLetter = (typeof evidenceLetters)[number];

const sentenceSchema = z.strictObject({
	mark: z.enum(reportMarks),
	text: z.string(),
	evidence: z.array(z.enum(evidenceLetters)),
});

const movedQuerySchema = z.strictObject({
	keyword: z.string(),
	clicks: z.int(),
	before: z.int(),
	average_position: z.nullable(z.number()),
});

const movedPageSchema = z.strictObject({
	url: z.string(),
	mark: z.enum(reportMarks),
	clicks: z.int(),
	/** Its clicks if its share of the site had stayed the same. */
	expected_clicks: z.int(),
	/** Those that changed most; empty where the two times cannot be compared. */
	queries: z.array(movedQuerySchema),
});

const reportFaultSchema = z.strictObject({
	text: z.string(),
	count: z.int(),
	urls: z.array(z.string()),
});

export const showReport = defineEndpoint({
	name: 'showReport',
	paths: ['/api/v3/reports'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'Report for a client',
	description:
		'One page about a site and a time: what moved beyond chance, why, what was done, whether it worked, and what comes next; then the figures behind each sentence. With include_html also as one HTML file that needs no network and prints well, with the name, logo and color of the account.',
	input: z.object({
		...searchParameters,
		...searchRange,
		...comparedRange,
		locale: searchLocale,
		include_html: z.optional(flag('Also return the report as an HTML file.')),
	}),
	output: z.strictObject({
		meta: z.strictObject({
			site_global_key: z.string(),
			search_engine_global_key: z.nullable(z.string()),
			domain: z.string(),
			title: z.string(),
			locale: z.string(),
			date_from: z.string(),
			date_to: z.string(),
			compare_from: z.nullable(z.string()),
			compare_to: z.nullable(z.string()),
		}),
		headline: z.string(),
		lead: z.string(),
		sections: z.array(
			z.strictObject({
				name: z.enum(reportSections),
				title: z.string(),
				sentences: z.array(sentenceSchema),
			}),
		),
		evidence: z.strictObject({
			/** Weeks up to the last day; null where a day of the week has no complete figures. */
			weeks: z.array(z.strictObject({ date: z.string(), clicks: z.nullable(z.int()) })),
			/** Updates of the search engine in these weeks. */
			engine_events: z.array(engineEventSchema),
			pages: z.array(movedPageSchema),
			changes: z.array(batchEffectSchema),
			faults: z.array(reportFaultSchema),
			limits: z.array(z.string()),
		}),
		/** Null unless it was requested. */
		html: z.nullable(z.string()),
	}),
	example: { site_global_key: 'sample-site', search_engine_global_key: 'google_us' },
	problems: ['not_found', 'engine_not_tracked'],
});

export type ClientReport = z.output<typeof showReport.output>;
export type ReportSentence = z.output<typeof sentenceSchema>;
