import { defineRule } from '../../../audit/rule.ts';

export const structuredDataIsValidJson = defineRule({
	name: 'structured_data_is_valid_json',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://support.google.com/webmasters/answer/9166415',
		says: 'Structured data with a syntax error cannot be parsed; not even its type is known, and it is not eligible for rich results.',
		checked: '2026-11-20',
	},
	reads: ['jsonLdErrors', 'structuredData'],
	title: 'Structured data can be read',
	why: 'Search engines drop a block of structured data that is not valid JSON, so nothing of it can appear in results.',
	fix: 'Correct the JSON where it breaks. Generate it with a JSON library instead of a text template: it adds commas, quotes and backslashes by itself.',
	messages: {
		trailing_comma: 'A comma has nothing after it (line {line}, column {column} of the script)',
		missing_comma:
			'A comma is missing, or a quote inside a string has no backslash before it (line {line}, column {column} of the script)',
		curly_quote:
			'The quote {found} is typographic, where JSON needs a straight one (line {line}, column {column} of the script)',
		single_quote:
			'The quote {found} is single, where JSON needs a double one (line {line}, column {column} of the script)',
		line_break:
			'A string contains a line break or tab that is not written as \\n or \\t (line {line}, column {column} of the script)',
		bad_escape:
			'A backslash precedes a character that needs none: “{found}” (line {line}, column {column} of the script)',
		comment:
			'JSON has no comments, but one begins here (line {line}, column {column} of the script)',
		unfinished:
			'The JSON ends too early: a quote or bracket is not closed (line {line}, column {column} of the script)',
		more_after_end:
			'Something follows after the end of the JSON: “{found}” (line {line}, column {column} of the script)',
		unexpected: 'JSON cannot have “{found}” here (line {line}, column {column} of the script)',
	},
	many: '{count} blocks of structured data are not valid JSON',
	evaluate({ jsonLdErrors, structuredData }, found) {
		if (structuredData.length === 0) return 'not_applicable';
		for (const { column, fault, found: character, line, node } of jsonLdErrors) {
			found[fault]({ line, column, found: character }, node);
		}
	},
});
