import type { Report, ReportedRule } from '@plumbline/core';

export interface Sections {
	readonly mustFix: readonly ReportedRule[];
	readonly worthFixing: readonly ReportedRule[];
	readonly notes: readonly ReportedRule[];
	readonly information: readonly ReportedRule[];
	readonly notChecked: readonly ReportedRule[];
	readonly passed: readonly ReportedRule[];
}

/** The parts of a report in reading order. */
export function sectionsOf({ findings, information, rules }: Report): Sections {
	return {
		mustFix: findings.filter(({ severity }) => severity === 'blocker' || severity === 'error'),
		worthFixing: findings.filter(({ severity }) => severity === 'warning'),
		notes: findings.filter(({ severity }) => severity === 'note'),
		information,
		notChecked: rules.filter(({ status }) => status === 'not_checked'),
		passed: rules.filter(({ status }) => status === 'passed'),
	};
}
