import { localeFor, needsOf, rules, textsIn } from '@plumbline/core';
import { ruleCatalogue } from '../../optimization/rule-catalogue.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-table.ts';

export const rulesCommand = defineCommand({
	options: {
		locale: { type: 'string', value: 'TAG', help: 'Language of the rules: en or ja.' },
		json: { type: 'boolean', help: 'Print JSON with reasons, remedies and sources.' },
	},
	async run({ values, terminal }) {
		const locale = localeOf(values.locale);
		if (values.json) {
			printJson(terminal, ruleCatalogue(locale));
			return 0;
		}
		const texts = textsIn(localeFor(locale));
		const rows = rules.map((rule) => [
			rule.name,
			rule.class,
			rule.class === 'information' ? '' : rule.severity,
			rule.audience,
			needsOf(rule).join(', '),
			texts.rule(rule, 'title'),
			rule.evidence.url,
		]);
		const heads = ['name', 'class', 'severity', 'for', 'needs', 'what should hold', 'source'];
		print(terminal, textTable(heads, rows));
		return 0;
	},
});
