import type { RuleClass, Severity } from '../rule.ts';

/** From blocking the page to nice to know. */
const severities = ['blocker', 'error', 'warning', 'note'] as const satisfies readonly Severity[];

export const severityRank = (severity: Severity) => severities.indexOf(severity);

interface Ordered {
	readonly severity: Severity;
	readonly impact: number;
	readonly difficulty: 'easy' | 'average' | 'hard';
	readonly class: RuleClass;
}

const ease = { easy: 0, average: 1, hard: 2 } as const;

/** What to fix first: by severity, then impact, then ease. */
export const byImportance = (left: Ordered, right: Ordered) =>
	severityRank(left.severity) - severityRank(right.severity) ||
	right.impact - left.impact ||
	ease[left.difficulty] - ease[right.difficulty];
