import type { RuleClass, Severity } from '../rule.ts';
import { severities } from './severity.ts';

interface Weighed {
	readonly severity: Severity;
	readonly class: RuleClass;
	readonly impact: number;
}

/**
 * The order of pages in lists, by their findings: the most blockers first, then errors, then
 * warnings, then notes that engines ask for, by impact. The plugin's `Worst_First` is the same.
 */
export function worstFirst(one: readonly Weighed[], other: readonly Weighed[]): number {
	for (const severity of severities) {
		const difference = weightOf(other, severity) - weightOf(one, severity);
		if (difference !== 0) return difference;
	}
	return 0;
}

const weightOf = (findings: readonly Weighed[], severity: Severity) =>
	findings
		.filter((finding) => finding.severity === severity)
		.reduce((sum, finding) => sum + weight(finding), 0);

function weight({ class: by, impact, severity }: Weighed): number {
	if (severity !== 'note') return 1;
	return by === 'engine' ? impact : 0;
}
