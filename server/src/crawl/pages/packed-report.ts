import { auditHtml, type Report, type ReportedRule, type RuleData } from '@plumbline/core';
import type { CrawlSettings } from '../settings.ts';

const textNames = ['title', 'why', 'fix', 'evidence'] as const;
type TextName = (typeof textNames)[number];

/** What a rule says whatever it finds, by its name. */
export type RuleTexts = ReadonlyMap<string, Pick<ReportedRule, TextName>>;

type PackedRule = Omit<ReportedRule, TextName | 'headline'> & { readonly headline?: string };

/** A report without the texts of its rules, which are most of it, and with each rule once. */
export interface PackedReport extends Omit<Report, 'rules' | 'findings' | 'information'> {
	readonly rules: readonly PackedRule[];
	/** Names of rules. */
	readonly findings: readonly string[];
}

/** The texts of all rules of a crawl, in its language. */
export function ruleTextsOf({
	audit,
	ownRules = [],
}: Pick<CrawlSettings, 'audit' | 'ownRules'>): RuleTexts {
	const rules: readonly (ReportedRule | RuleData)[] = [...auditHtml('', audit).rules, ...ownRules];
	return new Map(
		rules.map(({ evidence, fix, name, title, why }) => [name, { title, why, fix, evidence }]),
	);
}

export function packReport({ findings, information, rules, ...rest }: Report): PackedReport {
	return {
		...rest,
		rules: rules.map(({ evidence, fix, headline, title, why, ...own }) =>
			headline === title ? own : { ...own, headline },
		),
		findings: findings.map(({ name }) => name),
	};
}

/** Throws if a rule is unknown, as after an update that removed it. */
export function unpackReport({ findings, rules: packed, ...rest }: PackedReport, texts: RuleTexts) {
	const rules = packed.map((rule): ReportedRule => {
		const own = texts.get(rule.name);
		if (own === undefined) throw new Error(`The rule ${rule.name} is unknown.`);
		return { ...rule, ...own, headline: rule.headline ?? own.title };
	});
	const byName = new Map(rules.map((rule) => [rule.name, rule]));
	return {
		...rest,
		rules,
		findings: findings.flatMap((name) => byName.get(name) ?? []),
		information: rules.filter(({ status }) => status === 'information'),
	} satisfies Report;
}
