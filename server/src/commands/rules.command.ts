import { localeFor, rules, textsIn } from '@plumbline/core';
import { ruleCatalogue } from '../optimization/rule-catalogue.ts';
import { defineCommand } from './command.ts';
import { print, printJson } from './terminal.ts';
import { textTable } from './text-table.ts';

export const rulesCommand = defineCommand({
	name: 'rules',
	summary: 'List the rules: name, class, severity, what should hold.',
	options: {
		locale: { type: 'string', value: 'TAG', help: 'Language of the texts: en or ja.' },
		json: { type: 'boolean', help: 'Print JSON, with reasons, remedies and sources.' },
	},
	async run({ values, terminal }) {
		if (values.json) {
			printJson(terminal, ruleCatalogue(values.locale));
			return 0;
		}
		const texts = textsIn(localeFor(values.locale));
		const rows = rules.map((rule) => [
			rule.name,
			rule.class,
			rule.class === 'information' ? '' : rule.severity,
			texts.rule(rule, 'title'),
		]);
		print(terminal, textTable(['name', 'class', 'severity', 'what should hold'], rows));
		return 0;
	},
});
