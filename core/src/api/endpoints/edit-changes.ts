import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDate } from '../parameters/date-parameter.ts';
import { flag, text } from '../parameters/parameters.ts';

const mostCharacters = 200;
const noted = {
	site_global_key: text('The site, by its site_global_key from the list of sites.'),
	note: text('The note as it is.'),
	date: calendarDate('Its day.'),
	dry_run: z.optional(flag('Changes nothing and says what would happen.')),
};

const shared = {
	scope: 'keywords:write',
	kind: 'write',
	allowance: 'writes',
	takesHtml: false,
	output: z.strictObject({
		/** Rows that had the note: one a page, or one for the whole site. */
		changed_count: z.int(),
	}),
	problems: [
		'not_found',
		'method_not_allowed',
		'unsafe_get',
		'idempotency_key_reused',
		'storage_full',
	],
} as const;

export const editChanges = defineEndpoint({
	...shared,
	name: 'editChanges',
	paths: ['/api/v3/changes/edit_changes'],
	summary: 'Edit a note',
	description:
		'Gives a note another text or day, for the whole site or on all pages that have it. Changes that audits saw stay as they were.',
	input: z.object({
		...noted,
		new_note: z.optional(
			text(`The new text, in at most ${mostCharacters} characters.`).check(
				z.maxLength(mostCharacters, { error: `A note has at most ${mostCharacters} characters.` }),
			),
		),
		new_date: z.optional(calendarDate('The new day.')),
	}),
	example: {
		site_global_key: 'sample-site',
		note: 'Release 2.3',
		date: '2026-11-03',
		new_note: 'Release 2.4',
	},
});

export const removeChanges = defineEndpoint({
	...shared,
	name: 'removeChanges',
	paths: ['/api/v3/changes/remove_changes'],
	summary: 'Remove a note',
	description:
		'Removes a note of a day, for the whole site or from all pages that have it. Changes that audits saw stay.',
	input: z.object(noted),
	example: { site_global_key: 'sample-site', note: 'Release 2.4', date: '2026-11-03' },
});
