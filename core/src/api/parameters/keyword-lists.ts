import * as z from 'zod/mini';
import { flag, list, text } from './parameters.ts';

/**
 * The common parameters of adding and removing: the site, its keywords, and the handling of invalid
 * ones.
 */
export const keywordListParameters = {
	site_global_key: text('The site, by its site_global_key from the list of sites.'),
	keywords: list(
		'The keywords, separated by commas or line breaks; put one that contains a comma in "quotes". 1 to 1000 keywords of 1 to 200 characters each.',
	),
	partial: z.optional(
		flag(
			'Processes the valid keywords and lists the rest as rejected, instead of refusing all of them.',
		),
	),
	dry_run: z.optional(flag('Changes nothing and says what would happen.')),
	details: z.optional(flag('Adds to each keyword what was done with it.')),
};

export const keywordListMetaSchema = z.strictObject({
	site_global_key: z.string(),
	account_name: z.string(),
});

export const rejectedKeywordSchema = z.strictObject({ keyword: z.string(), reason: z.string() });
