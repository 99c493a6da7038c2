import type { CommandOption } from '../command.ts';

/** The options of every command that audits pages. */
export const auditOptions = {
	keyword: {
		type: 'string',
		multiple: true,
		value: 'WORDS',
		help: 'What the page should be found for. Repeat it for more; the first is the main one.',
	},
	synonym: {
		type: 'string',
		multiple: true,
		value: 'WORDS',
		help: 'Other words that count for the main keyword; KEYWORD=WORDS for one of several. Repeat it for more.',
	},
	'text-language': {
		type: 'string',
		value: 'TAG',
		help: 'Language the text is in, such as de, where it is taken for another one.',
	},
	geo: {
		type: 'string',
		value: 'CC',
		help: 'The country whose search it is about. Default: us.',
	},
	'fail-on': {
		type: 'string',
		value: 'SEVERITY',
		help: 'error, warning, note or never: what ends with exit code 1. Default: error.',
	},
	'rule-set': { type: 'string', value: 'VERSION', help: 'Pins the rules to a version.' },
	rules: { type: 'string', value: 'NAMES', help: 'Only these rules, separated by commas.' },
	ignore: { type: 'string', value: 'NAMES', help: 'All but these rules, separated by commas.' },
	ignored: {
		type: 'string',
		value: 'FILE',
		help: 'JSON of what not to tell again: {"rules": [names], "occurrences": [ids of a JSON report]}.',
	},
	environment: {
		type: 'string',
		value: 'NAME',
		help: 'production or staging, where being kept out of search is right.',
	},
	locale: { type: 'string', value: 'TAG', help: 'Language of the texts: en or ja.' },
} as const satisfies Readonly<Record<string, CommandOption>>;
