import { locales } from '@plumbline/core';
import { renderModes } from '../../pages/render/renderer.ts';
import type { CommandOption } from '../command.ts';
import { environments, thresholds } from './audit-settings.ts';

/** The options of every command that audits pages. */
export const auditOptions = {
	keyword: {
		type: 'string',
		multiple: true,
		value: 'WORDS',
		help: 'Keyword the page should rank for. Repeatable; the first is the main keyword.',
	},
	synonym: {
		type: 'string',
		multiple: true,
		value: 'WORDS',
		help: 'Synonym of the main keyword, or KEYWORD=SYNONYM for a different keyword. Repeatable.',
	},
	'text-language': {
		type: 'string',
		value: 'TAG',
		help: 'Language of the text, such as de, if it is detected wrongly.',
	},
	geo: {
		type: 'string',
		value: 'CC',
		help: 'Country of the search, such as us or jp. Default: us.',
	},
	'fail-on': {
		type: 'string',
		value: 'SEVERITY',
		choices: thresholds,
		help: 'Severity that ends with exit code 1: error, warning, note or never. Default: error.',
	},
	'rule-set': { type: 'string', value: 'VERSION', help: 'Version of the rules to use.' },
	rules: { type: 'string', value: 'NAMES', help: 'Rules to run, separated by commas.' },
	ignore: { type: 'string', value: 'NAMES', help: 'Rules to leave out, separated by commas.' },
	ignored: {
		type: 'string',
		value: 'FILE',
		help: 'JSON file of findings to hide: {"rules": [names], "occurrences": [ids of a JSON report]}.',
	},
	environment: {
		type: 'string',
		value: 'NAME',
		choices: environments,
		help: 'Stage of the site: production, or staging, where a page should stay out of search.',
	},
	render: {
		type: 'string',
		value: 'MODE',
		choices: renderModes,
		help: `Run the scripts of published pages in your browser first: auto (only pages that scripts draw), always or never. Default: never.`,
	},
	locale: {
		type: 'string',
		value: 'TAG',
		choices: locales,
		help: 'Language of the report: en or ja.',
	},
	json: { type: 'boolean', help: 'Print JSON, like --format json.' },
} as const satisfies Readonly<Record<string, CommandOption>>;
