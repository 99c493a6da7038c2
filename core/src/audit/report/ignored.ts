import type { IgnoredNode } from '../../facts/collected/ignored-node.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import type { Occurrence } from '../rule.ts';
import { occurrenceIds } from './occurrence-ids.ts';

/** The findings that a person chose to hide. Plain data that any host can store. */
export interface Ignored {
	/** Names of rules. */
	readonly rules?: readonly string[];
	/** Ids of occurrences, as reports give them. */
	readonly occurrences?: readonly string[];
}

export interface IgnoredSets {
	readonly rules: ReadonlySet<string>;
	readonly occurrences: ReadonlySet<string>;
}

export const ignoredSets = ({ rules = [], occurrences = [] }: Ignored = {}): IgnoredSets => ({
	rules: new Set(rules),
	occurrences: new Set(occurrences),
});

/** The occurrences of a rule that are not ignored. */
export function heededOccurrences(
	rule: string,
	occurrences: readonly Occurrence[],
	ignored: IgnoredSets,
): readonly Occurrence[] {
	if (ignored.rules.has(rule)) return [];
	if (ignored.occurrences.size === 0) return occurrences;
	const idOf = occurrenceIds(rule);
	return occurrences.filter((occurrence) => !ignored.occurrences.has(idOf(occurrence)));
}

/** Whether the page itself leaves out an occurrence of a rule; null if it leaves out none. */
export type IsIgnoredInPage = ((rule: string, occurrence: Occurrence) => boolean) | null;

/** An occurrence is where its first node is, the one to change. */
export function ignoredInPage(ignoredNodes: readonly IgnoredNode[] | null): IsIgnoredInPage {
	if (ignoredNodes === null || ignoredNodes.length === 0) return null;
	const rulesOf = new Map<NodeRef | null, string>();
	for (const { node, rules } of ignoredNodes) rulesOf.set(node, rules);
	return (rule, { nodes: [node = null] }) => {
		const rules = rulesOf.get(node);
		return rules !== undefined && (rules === '' || rules.split(/\s+/).includes(rule));
	};
}
