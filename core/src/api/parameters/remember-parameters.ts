import * as z from 'zod/mini';
import { flag, text } from './parameters.ts';

/** The person or program that changed a page, as people wrote it. */
export const changeMaker = z.optional(
	text('The maker of the change, a person or a program, in at most 100 characters.').check(
		z.maxLength(100, { error: 'made_by has at most 100 characters.' }),
	),
);

/** The parameters by which an audit becomes part of the history of its page. */
export const rememberParameters = {
	remember: z.optional(
		flag(
			'Keeps what changed since the last audit in the history of your site that the page belongs to. Only by POST.',
		),
	),
	made_by: changeMaker,
};
