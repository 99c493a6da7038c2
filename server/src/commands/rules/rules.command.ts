import { localeFor, needsOf, type Rule, rules, type Texts, textsIn } from '@plumbline/core';
import { ruleCatalogue } from '../../optimization/rule-catalogue.ts';
import { closestNames } from '../../process/closest-names.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';

export const rulesCommand = defineCommand({
	takes: '[NAME …]',
	options: {
		locale: { type: 'string', value: 'TAG', help: 'Language of the rules: en or ja.' },
		json: { type: 'boolean', help: 'Print JSON with reasons, remedies and sources.' },
	},
	async run({ values, positionals, terminal }) {
		const locale = localeOf(values.locale);
		const named = positionals.map(ruleNamed);
		if (values.json) {
			const catalogue = ruleCatalogue(locale);
			const wanted = catalogue.rules.filter(
				({ rule_name }) => named.length === 0 || positionals.includes(rule_name),
			);
			printJson(terminal, { ...catalogue, rules: wanted });
			return 0;
		}
		const texts = textsIn(localeFor(locale));
		if (named.length > 0) print(terminal, named.map((rule) => described(rule, texts)).join('\n\n'));
		else print(terminal, list(texts));
		return 0;
	},
});

function ruleNamed(name: string): Rule {
	const rule = rules.find((one) => one.name === name);
	if (rule) return rule;
	const names = rules.map((one) => one.name);
	const [closest] = closestNames(name, names);
	throw usageError(
		`There is no rule “${name}”. ${closest ? `Did you mean “${closest}”? ` : ''}“plumbline rules” lists them.`,
	);
}

const described = (rule: Rule, texts: Texts): string =>
	[
		`${rule.name} (${rule.class}${rule.class === 'information' ? '' : `, ${rule.severity}`})`,
		texts.rule(rule, 'title'),
		texts.rule(rule, 'why'),
		`${texts.phrase('what_to_do')}: ${texts.rule(rule, 'fix')}`,
		`${rule.evidence.url} (${rule.evidence.checked})`,
	].join('\n');

function list(texts: Texts): string {
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
	return textTable(heads, rows);
}
