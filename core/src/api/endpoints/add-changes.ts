import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDate } from '../parameters/date-parameter.ts';
import { flag, names, text, texts } from '../parameters/parameters.ts';
import { changeMaker } from '../parameters/remember-parameters.ts';

const mostPages = 1000;
const pages = `The URLs of the changed pages, repeated or as an array: at most ${mostPages}. Without any, the note is about the whole site, such as a release.`;

export const addChanges = defineEndpoint({
	name: 'addChanges',
	paths: ['/api/v3/changes/add_changes'],
	scope: 'keywords:write',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	summary: 'Add changes',
	description:
		'Notes that pages were changed alike on one day, such as new titles. Their effect is then measured together. Without pages it notes an event of the whole site, such as a release or a migration, which every chart of the site shows. Repeating a call adds nothing.',
	input: z.object({
		site_global_key: text('The site, by its site_global_key from the list of sites.'),
		url: z.prefault(texts(pages).check(z.maxLength(mostPages, { error: pages })), []),
		note: text('The change in at most 200 characters, such as “New titles”.').check(
			z.maxLength(200, { error: 'A note has at most 200 characters.' }),
		),
		date: z.optional(calendarDate('The day of the change; today by default.')),
		made_by: changeMaker,
		rules: z.optional(names('Names of rules whose findings the change resolved.')),
		dry_run: z.optional(flag('Changes nothing and says what would happen.')),
	}),
	output: z.strictObject({
		date: z.string(),
		/** Pages that have the change now; 0 for an event of the whole site. */
		page_count: z.int(),
	}),
	example: {
		site_global_key: 'sample-site',
		url: 'https://bakery.example/rye-bread',
		note: 'New titles',
		date: '2026-11-03',
	},
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
});
