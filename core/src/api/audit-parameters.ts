import * as z from 'zod/mini';
import { choice, country, flag, names, text, texts } from './parameters.ts';
import { synonymList } from './synonyms.ts';

/** The parameters of both reports. */
export const auditParameters = {
	geo: country('The country whose search it is about, as two letters: us, jp, gb.'),
	keyword: z.optional(
		texts('The keyword to test for. Repeat it for several; the first is the main one.'),
	),
	synonym: z.optional(
		synonymList(
			'Another word that counts for the main keyword, or KEYWORD=SYNONYM for one of several. Repeat it for more; in JSON also an object of lists by keyword.',
		),
	),
	details: z.optional(
		flag('Adds to each rule what was found, where, why it matters and what to do.'),
	),
	failed: z.optional(flag('Leaves out the rules that are satisfied.')),
	rules: z.optional(names('Only these rules, by name, separated by commas.')),
	rule_set: z.optional(text('Pins a version of the rules, such as 2026.11.')),
	text_language: z.optional(
		text(
			'The language the page’s text is in, as a BCP 47 tag such as de, where it is taken for another one.',
		),
	),
	locale: z.optional(text('The language of texts as a BCP 47 tag, such as en or ja.')),
	environment: z.optional(
		choice(
			['production', 'staging'],
			'Where the page stands. On staging, being kept out of search is right.',
		),
	),
};
