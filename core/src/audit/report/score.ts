import type { Severity } from '../rule.ts';

const penalties: Readonly<Record<Severity, number>> = {
	blocker: 0,
	error: 25,
	warning: 10,
	note: 0,
};
const BLOCKED_CAP = 20;

/**
 * For columns and trends; people see the verdict and the counts. One penalty per finding, nothing
 * for passing, and at most 20 for a page that cannot be indexed.
 */
export function scoreOf(severities: readonly Severity[]): number {
	const penalty = severities.reduce((sum, severity) => sum + penalties[severity], 0);
	const score = Math.max(0, 100 - penalty);
	return severities.includes('blocker') ? Math.min(score, BLOCKED_CAP) : score;
}
