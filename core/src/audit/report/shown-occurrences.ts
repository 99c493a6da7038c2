import type { NodeRef } from '../../facts/node-ref.ts';
import type { Occurrence, Superseding } from '../rule.ts';
import type { RuleResult } from '../rule-result.ts';

/**
 * The visible occurrences of each failed rule: one defect gives one finding, so anything that a
 * failed superseding rule already reports is left out. Verdicts do not change.
 */
export function shownOccurrences(
	results: readonly RuleResult[],
): ReadonlyMap<string, readonly Occurrence[]> {
	const failed = new Map<string, RuleResult>();
	for (const result of results)
		if (result.status === 'failed') failed.set(result.rule.name, result);

	const shown = new Map<string, readonly Occurrence[]>();
	for (const [name, { occurrences, rule }] of failed) {
		let left = occurrences;
		for (const superseding of rule.supersededBy) {
			left = withoutHidden(left, superseding, failed);
		}
		shown.set(name, left);
	}
	return shown;
}

function withoutHidden(
	occurrences: readonly Occurrence[],
	{ hides, rule }: Superseding,
	failed: ReadonlyMap<string, RuleResult>,
): readonly Occurrence[] {
	const superseder = failed.get(rule);
	if (!superseder) return occurrences;
	if (hides === 'rule') return [];
	if (hides === 'node') return withoutNodes(occurrences, superseder);
	return occurrences.filter(({ message }) => !hides.includes(message));
}

function withoutNodes(occurrences: readonly Occurrence[], superseder: RuleResult) {
	const named = new Set<NodeRef>(superseder.occurrences.flatMap(({ nodes }) => nodes));
	// An occurrence with several nodes still adds something if that rule names only some of them.
	return occurrences.filter(
		({ nodes }) => nodes.length === 0 || !nodes.every((node) => named.has(node)),
	);
}
