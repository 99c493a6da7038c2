import type { Location, Report, ReportedOccurrence, ReportedRule } from '@plumbline/core';
import type { AuditedRule } from '@plumbline/core/api';

const nowhere = { selector: null, snippet: null, line: null, column: null };

export function ruleDetails(rule: ReportedRule, source: Report['source']): Partial<AuditedRule> {
	return {
		status: rule.status,
		reason: rule.reason,
		class: rule.class,
		severity: rule.severity,
		audience: rule.audience,
		source,
		superseded: rule.isSuperseded,
		title: rule.title,
		message: rule.headline,
		why: rule.why,
		fix: rule.fix,
		evidence: { ...rule.evidence },
		measured: { ...rule.measured },
		occurrence_count: rule.occurrenceCount,
		occurrences: rule.occurrences.map(occurrence),
	};
}

function occurrence({ message, nodes: [first, ...others] }: ReportedOccurrence) {
	return { message, ...(first ? place(first) : nowhere), related: others.map(place) };
}

function place({ selector, snippet, line, column }: Location) {
	return { selector, snippet, line, column };
}
