import type { Occurrence, Rule } from '../rule.ts';
import type { Values } from '../texts/text-template.ts';
import type { RuleResult, Status } from './rule-result.ts';

/** The result of a rule that found and measured nothing. */
export type SilentResults = (status: Status, reason?: string | null) => RuleResult;

/** Shared by all results without figures. */
export const nothingMeasured: Values = Object.freeze({});

const noOccurrences: readonly Occurrence[] = Object.freeze([]);

/**
 * Most rules are silent on most pages, so each silent result is created once. Equal results are
 * then the same object, and a report can reuse what it built for one (`report-rule.ts`).
 */
export function createSilentResults(rule: Rule): SilentResults {
	const made: RuleResult[] = [];
	return (status, reason = null) => {
		for (const result of made) {
			if (result.status === status && result.reason === reason) return result;
		}
		const result = Object.freeze({
			rule,
			status,
			reason,
			occurrences: noOccurrences,
			measured: nothingMeasured,
		});
		made.push(result);
		return result;
	};
}

export const isSilent = ({ measured, occurrences }: RuleResult): boolean =>
	occurrences.length === 0 && measured === nothingMeasured;
