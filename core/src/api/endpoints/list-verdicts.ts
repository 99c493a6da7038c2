import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { anyCaseChoice } from '../parameters/choice-parameters.ts';
import { flag, text } from '../parameters/parameters.ts';
import { searchedPages, searchLocale, searchPaging } from '../parameters/search-parameters.ts';
import {
	auditVerdictSchema,
	googleVerdictSchema,
	indexStates,
	pastVerdictSchema,
} from './search-answers.ts';

const pageVerdictSchema = z.strictObject({
	url: z.string(),
	google: googleVerdictSchema,
	audit: z.nullable(auditVerdictSchema),
	/** Present with include_history: each state of the page, newest first. */
	history: z.optional(z.array(pastVerdictSchema)),
});

export const listVerdicts = defineEndpoint({
	name: 'listVerdicts',
	paths: ['/api/v3/search/verdicts'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List Google’s verdicts on pages',
	description:
		'Google’s URL Inspection of each inspected page: whether it is indexed, the canonical that Google chose, the last crawl, rich results; joined with our own verdict in one sentence. Pages that are not indexed come first. X-Total-Count gives the total number, Link the URL of the next ones.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		url: searchedPages,
		state: z.optional(anyCaseChoice(indexStates, 'Only pages in this state in Google’s index.')),
		include_history: z.optional(flag('Adds each state of a page with the time that showed it.')),
		...searchPaging,
		locale: searchLocale,
	}),
	output: z.strictObject({
		meta: z.strictObject({
			site_global_key: z.string(),
			/** How many pages are in each state; unknown are pages with figures but no inspection. */
			counts: z.strictObject({ indexed: z.int(), not_indexed: z.int(), unknown: z.int() }),
			/** The newest inspection of the site; null if there was none. */
			inspected_at: z.nullable(z.iso.datetime()),
			limit: z.int(),
			offset: z.int(),
		}),
		pages: z.array(pageVerdictSchema),
	}),
	example: { site_global_key: 'sample-site', include_history: true },
	problems: ['not_found'],
});

export type PageVerdict = z.infer<typeof pageVerdictSchema>;
export type Verdicts = z.infer<typeof listVerdicts.output>;
