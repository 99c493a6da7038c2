import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDate } from '../parameters/date-parameter.ts';
import { wholeNumber } from '../parameters/number-parameters.ts';
import { text } from '../parameters/parameters.ts';
import { changeSchema } from './change.ts';

export const listChanges = defineEndpoint({
	name: 'listChanges',
	paths: ['/api/v3/changes'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List changes',
	description:
		'The changes of a site’s pages, newest first: seen by audits that were remembered, or noted by hand; and the events of the whole site.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		url: z.optional(text('Only the changes of this page, and the events of the whole site.')),
		date_from: z.optional(calendarDate('The first day.')),
		date_to: z.optional(calendarDate('The last day.')),
		limit: z.prefault(wholeNumber(1, 1000, 'The maximum number to return.'), 100),
		offset: z.prefault(wholeNumber(0, 2 ** 31 - 1, 'The number to skip.'), 0),
	}),
	output: z.strictObject({ total_count: z.int(), changes: z.array(changeSchema) }),
	example: { site_global_key: 'sample-site' },
	problems: ['not_found'],
});
