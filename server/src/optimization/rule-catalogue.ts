import {
	currentRuleSet,
	localeFor,
	needsOf,
	type Rule,
	ruleSetVersions,
	rules,
	type Texts,
	textsIn,
} from '@plumbline/core';
import type { CatalogueRule, listRules, OutputOf } from '@plumbline/core/api';
import { invalidParameter } from '../http/problems/problem-error.ts';

export function ruleCatalogue(locale: string | undefined): OutputOf<typeof listRules> {
	const texts = textsIn(localeFor(locale));
	return {
		rule_set: currentRuleSet,
		rule_sets: [...ruleSetVersions],
		rules: rules.map((rule) => catalogueRule(rule, texts)),
	};
}

/** Refuses an unknown rule name. */
export function checkRuleNames(names: readonly string[] | undefined): void {
	const known = new Set(rules.map(({ name }) => name));
	const unknown = names?.find((name) => !known.has(name));
	if (unknown === undefined) return;
	const message = `There is no rule “${unknown}”. /api/v3/optimization/rules lists them.`;
	throw invalidParameter('rules', message);
}

function catalogueRule(rule: Rule, texts: Texts): CatalogueRule {
	return {
		rule_name: rule.name,
		rule_group: rule.group,
		rule_risk: rule.risk,
		rule_difficulty: rule.difficulty,
		rule_impact: rule.impact,
		class: rule.class,
		severity: rule.severity,
		audience: rule.audience,
		needs: [...needsOf(rule)],
		title: texts.rule(rule, 'title'),
		why: texts.rule(rule, 'why'),
		fix: texts.rule(rule, 'fix'),
		evidence: { ...rule.evidence },
	};
}
