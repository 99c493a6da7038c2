import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../parameters/parameters.ts';

const openFaultSchema = z.strictObject({
	fault: z.string(),
	/** In the requested language, such as “2 pages have no title”. */
	text: z.string(),
	count: z.int(),
	/** The first ones. */
	pages: z.array(
		z.strictObject({
			/** Null for a keyword, which the detail names. */
			url: z.nullable(z.string()),
			detail: z.string(),
		}),
	),
});

export const listFaults = defineEndpoint({
	name: 'listFaults',
	paths: ['/api/v3/watches/faults'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List open faults',
	description:
		'The faults that the watches of a site reported and that are still there, each kind once with its pages; and the pages that are worth half an hour, as in the weekly digest.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		locale: z.optional(text('Language of the texts, such as ja. Default: English.')),
	}),
	output: z.strictObject({
		/** Watches that are not paused. */
		watch_count: z.int(),
		/** The last complete look of any of them. */
		looked_at: z.nullable(z.iso.datetime()),
		faults: z.array(openFaultSchema),
		worthwhile: z.strictObject({
			text: z.string(),
			pages: z.array(z.strictObject({ url: z.string(), reason: z.string() })),
		}),
	}),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});

export type Faults = z.output<typeof listFaults.output>;
