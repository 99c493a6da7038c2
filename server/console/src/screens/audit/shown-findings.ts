import type { AuditedRule } from '@plumbline/core/api';

export type Weight = 'must' | 'worth' | 'note';

export interface ShownFinding {
	readonly rule: AuditedRule;
	readonly weight: Weight;
}

const weights: Readonly<Record<string, Weight>> = {
	blocker: 'must',
	error: 'must',
	warning: 'worth',
	note: 'note',
};
const order: readonly Weight[] = ['must', 'worth', 'note'];

/** The failed rules that people should see, most serious first. */
export function shownFindings(rules: readonly AuditedRule[]): readonly ShownFinding[] {
	return rules
		.filter(({ status, superseded, ignored }) => status === 'failed' && !superseded && !ignored)
		.map((rule) => ({ rule, weight: weights[rule.severity ?? 'note'] ?? 'note' }))
		.toSorted(
			(one, other) =>
				order.indexOf(one.weight) - order.indexOf(other.weight) ||
				other.rule.rule_impact - one.rule.rule_impact,
		);
}
