import { type Severity, scoreOf } from '@plumbline/core';

interface Graded {
	readonly severity: Severity;
}

/** How many findings of each severity there are, and the score that follows. */
export function countsOf(findings: readonly Graded[]) {
	const counts = { blocker: 0, error: 0, warning: 0, note: 0 };
	for (const { severity } of findings) counts[severity]++;
	return {
		blockers: counts.blocker,
		errors: counts.error,
		warnings: counts.warning,
		notes: counts.note,
		score: scoreOf(findings.map(({ severity }) => severity)),
	};
}
