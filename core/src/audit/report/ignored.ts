import type { Occurrence } from '../rule.ts';
import { occurrenceIds } from './occurrence-ids.ts';

/** What a person has decided not to be told again. Plain data that any host can keep. */
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

/** The occurrences of a rule that are still to be told. */
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
