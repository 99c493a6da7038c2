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
		audit: report.rules.filter(isComparedIn(report)).map(compared),
	});
}

/**
 * A page with a URL lacks only the robots.txt that its folder does not have: what a later one blocks
 * is new, and what an earlier one blocked is fixed.
 */
const awaitsRobotsTxt = ({ reason }: ReportedRule) => reason === 'no_robots_txt';

/** The rules that a later or earlier report can be compared with. */
export const isComparedIn =
	({ url }: AuditedPage['report']) =>
	(rule: ReportedRule): boolean =>
		rule.isListed || (url !== null && awaitsRobotsTxt(rule));

const comparedRule = (rule: ReportedRule): ComparedRule => ({
	rule_name: rule.name,
	status: awaitsRobotsTxt(rule) ? 'not_applicable' : rule.status,
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
