import type { Occurrence, Rule, RuleClass, Severity } from '../rule.ts';

/** From blocking the page to nice to know. */
export const severities = [
	'blocker',
	'error',
	'warning',
	'note',
] as const satisfies readonly Severity[];

export const severityRank = (severity: Severity) => severities.indexOf(severity);

/** The severity of a finding: that of its most serious occurrence. */
export const severityOf = (
	{ noteMessages, severity }: Rule,
	occurrences: readonly Occurrence[],
): Severity =>
	occurrences.length > 0 && occurrences.every(({ message }) => noteMessages.includes(message))
		? 'note'
		: severity;

interface Ordered {
	readonly severity: Severity;
	readonly impact: number;
	readonly difficulty: 'easy' | 'average' | 'hard';
	readonly class: RuleClass;
}

const ease = { easy: 0, average: 1, hard: 2 } as const;

/** The order of fixes: by severity, then impact, then ease. */
export const byImportance = (left: Ordered, right: Ordered) =>
	severityRank(left.severity) - severityRank(right.severity) ||
	right.impact - left.impact ||
	ease[left.difficulty] - ease[right.difficulty];
