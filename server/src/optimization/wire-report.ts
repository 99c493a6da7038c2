import { localeFor, type Report, type ReportedRule, textsIn, wireRule } from '@plumbline/core';
import type { AuditedRule, HtmlReport } from '@plumbline/core/api';
import { ruleDetails } from './rule-details.ts';

export interface WireChoice {
	readonly details?: boolean | undefined;
	/** Only rules that are not satisfied. */
	readonly failed?: boolean | undefined;
	/** Only rules of these names. */
	readonly rules?: readonly string[] | undefined;
}

/** The report as the interface has it; with `details`, everything beside it. */
export function wireReport(report: Report, choice: WireChoice): HtmlReport {
	return {
		keywords: [...report.suggestedKeywords],
		audit: wireRules(report, choice),
		...(choice.details && reportDetails(report)),
	};
}

function wireRules(
	report: Report,
	{ details = false, failed = false, rules }: WireChoice,
): AuditedRule[] {
	const named = rules && new Set(rules);
	return report.rules
		.filter((rule) => rule.isListed || (details && rule.class === 'information'))
		.filter((rule) => named?.has(rule.name) ?? true)
		.filter((rule) => !failed || rule.status === 'failed')
		.map((rule) => wiredRule(rule, report, details));
}

function wiredRule(rule: ReportedRule, { source }: Report, details: boolean): AuditedRule {
	const { risk, difficulty } = rule;
	const wire = { ...wireRule(rule), rule_risk: risk, rule_difficulty: difficulty };
	return details ? { ...wire, ...ruleDetails(rule, source) } : wire;
}

function reportDetails(report: Report): Partial<HtmlReport> {
	const { notApplicable, notChecked, ...counts } = report.counts;
	const { phrase } = textsIn(localeFor(report.locale));
	return {
		verdict: { indexable: report.indexable, summary: phrase(`indexable_${report.indexable}`) },
		counts: { ...counts, not_applicable: notApplicable, not_checked: notChecked },
		score: report.score,
		language: report.language,
		page_type: report.pageType,
		rule_set: report.ruleSet,
		suggested_keywords: [...report.suggestedKeywords],
	};
}
