import type { Report, ReportedRule } from '@plumbline/core';

/**
 * Keeps once what the reports of one run have in common: most rules end alike on most pages, and a
 * report that came from another thread has every text of its own. A thousand reports weigh 2 % of it.
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
