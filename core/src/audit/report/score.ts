import type { Severity } from '../rule.ts';

const penalties: Readonly<Record<Severity, number>> = {
	blocker: 0,
	error: 25,
	warning: 10,
	note: 0,
};
const blockedCap = 20;

/**
 * The `score` of the JSON report and of the budget “score”. No screen shows it and no list sorts by
 * it, because notes cost nothing and half of all pages have 100: lists use `worstFirst`. Each finding
 * costs a penalty, and a page that cannot be indexed gets at most 20.
 */
export function scoreOf(severities: readonly Severity[]): number {
	const penalty = severities.reduce((sum, severity) => sum + penalties[severity], 0);
	const score = Math.max(0, 100 - penalty);
	return severities.includes('blocker') ? Math.min(score, blockedCap) : score;
}
