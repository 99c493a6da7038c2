import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { anyCaseChoice } from '../parameters/choice-parameters.ts';
import { text } from '../parameters/parameters.ts';
import { searchedPages } from '../parameters/search-parameters.ts';

const fieldFormFactors = ['all', 'phone', 'desktop'] as const;

const fieldWeekSchema = z.strictObject({
	/** The last of the 28 days that the figures are about. */
	last_day: z.string(),
	/** The values that three quarters of visits do not exceed; null where too few were measured. */
	lcp_ms: z.nullable(z.number()),
	inp_ms: z.nullable(z.number()),
	cls: z.nullable(z.number()),
	/** The shares of good visits, from 0 to 1. */
	lcp_good: z.nullable(z.number()),
	inp_good: z.nullable(z.number()),
	cls_good: z.nullable(z.number()),
});

export const listFieldData = defineEndpoint({
	name: 'listFieldData',
	paths: ['/api/v3/search/field_data'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'Read how fast visitors see the pages',
	description:
		'LCP, INP and CLS as users of Chrome experienced them, by week, from the Chrome UX Report: of the whole origin, or of the pages that url names. Google reports pages with many visits only.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		url: searchedPages,
		form_factor: z.prefault(
			anyCaseChoice(fieldFormFactors, 'The kind of device; of pages, only all is read.'),
			'all',
		),
	}),
	output: z.strictObject({
		meta: z.strictObject({ site_global_key: z.string(), form_factor: z.enum(fieldFormFactors) }),
		records: z.array(
			z.strictObject({
				/** Null for the whole origin. */
				url: z.nullable(z.string()),
				weeks: z.array(fieldWeekSchema),
			}),
		),
	}),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});

export type FieldData = z.infer<typeof listFieldData.output>;
