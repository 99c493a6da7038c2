import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../parameters/parameters.ts';
import { crawlId, crawlSchema } from './crawl.ts';

/** `template` is the number of one of the templates, from 1; null for a rare one that is not listed. */
const partSchema = z.strictObject({ template: z.nullable(z.int()), pages: z.int() });

const findingSchema = z.strictObject({
	rule_name: z.string(),
	/** In the requested language: the state that should hold, why it matters, and what to do. */
	title: z.string(),
	why: z.string(),
	fix: z.string(),
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	pages: z.int(),
	occurrences: z.int(),
	example: z.string(),
	/** Most pages first. */
	templates: z.array(partSchema),
});

const reasonSchema = z.strictObject({
	/** In the requested language. */
	reason: z.string(),
	count: z.int(),
	example: z.string(),
});

const countedSchema = z.strictObject({ count: z.int(), example: z.string() });

const ruleChangeSchema = z.strictObject({
	rule_name: z.string(),
	title: z.string(),
	...countedSchema.shape,
});

export const showCrawl = defineEndpoint({
	name: 'showCrawl',
	paths: ['/api/v3/crawls/show'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'Show a crawl',
	description:
		'The findings of a crawl, the most urgent first, with the templates that their pages are made from; URLs without a page, URLs that were not visited, and on request the changes since an earlier crawl.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		crawl_id: z.optional(crawlId('The crawl, by its id from the list. Default: the newest.')),
		compare_with: z.optional(crawlId('An earlier crawl of the site, to compare with.')),
		locale: z.optional(text('Language of the texts, such as ja. Default: English.')),
	}),
	output: z.strictObject({
		/** Null if the site has no crawl yet, or no such crawl. */
		crawl: z.nullable(crawlSchema),
		/** Pages that were judged. */
		pages: z.int(),
		indexable: z.int(),
		not_indexable: z.int(),
		statuses: z.array(z.strictObject({ status: z.int(), pages: z.int() })),
		findings: z.array(findingSchema),
		/** The templates that pages are made from, most pages first. */
		templates: z.array(
			z.strictObject({
				/** From 1. */
				number: z.int(),
				/** In the requested language: its number, the kind of its pages, and how their URLs look. */
				name: z.string(),
				pages: z.int(),
				example: z.string(),
			}),
		),
		/** URLs without a page, by reason. */
		failures: z.array(reasonSchema),
		left_out: z.array(reasonSchema),
		/** Null without a crawl to compare with. */
		comparison: z.nullable(
			z.strictObject({
				before: crawlSchema,
				added: countedSchema,
				gone: countedSchema,
				/** Pages with a different status, verdict, title, description or canonical. */
				changed: z.array(z.strictObject({ field: z.string(), ...countedSchema.shape })),
				/** Pages with a finding above note that they did not have, by rule. */
				worse: z.array(ruleChangeSchema),
				better: z.array(ruleChangeSchema),
			}),
		),
	}),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});

export type ShownCrawl = z.output<typeof showCrawl.output>;
