import type { AuditedPage, ComparedPage, ReportedRule } from '@plumbline/core';

type ComparedRule = ComparedPage['audit'][number];

/** Pages as a comparison reads them. Rules that their reports share stay shared. */
export function createComparedPages(): (page: AuditedPage) => ComparedPage {
	const known = new WeakMap<ReportedRule, ComparedRule>();
	function compared(rule: ReportedRule): ComparedRule {
		const same = known.get(rule) ?? comparedRule(rule);
		known.set(rule, same);
		return same;
	}
	return ({ report, subject }) => ({
		subject,
		rule_set: report.ruleSet,
		audit: report.rules.filter(({ isListed }) => isListed).map(compared),
	});
}

const comparedRule = (rule: ReportedRule): ComparedRule => ({
	rule_name: rule.name,
	status: rule.status,
	superseded: rule.isSuperseded,
	ignored: rule.isIgnored,
	severity: rule.severity,
	message: rule.headline,
	fix: rule.fix,
	evidence: rule.evidence,
	occurrence_count: rule.occurrenceCount,
	occurrences: rule.occurrences.map(({ message, nodes: [first] }) => ({
		message,
		snippet: first?.snippet ?? null,
	})),
});
