import * as z from 'zod/mini';
import { choice, country, flag, names, text, texts } from './parameters.ts';
import { synonymList } from './synonyms.ts';

/** The parameters of both reports. */
export const auditParameters = {
	geo: country('The country whose search results count, as two letters: us, jp, gb.'),
	keyword: z.optional(
		texts('The keyword to test for. Repeat it for several; the first is the main one.'),
	),
	synonym: z.optional(
		synonymList(
			'A synonym of the main keyword, or KEYWORD=SYNONYM for one of several keywords. Repeat it for more; JSON also accepts an object of lists by keyword.',
		),
	),
	details: z.optional(
		flag('Adds to each rule what was found, where, why it matters and what to do.'),
	),
	failed: z.optional(flag('Leaves out the rules that passed.')),
	rules: z.optional(names('Only these rules, by name, separated by commas.')),
	rule_set: z.optional(text('Pins a version of the rules, such as 2026.11.')),
	text_language: z.optional(
		text('The language of the page’s text, as a BCP 47 tag such as de, if it is detected wrongly.'),
	),
	locale: z.optional(text('The language of the texts, as a BCP 47 tag such as en or ja.')),
	environment: z.optional(
		choice(
			['production', 'staging'],
			'Where the page runs. On staging, pages are right to stay out of search.',
		),
	),
};
