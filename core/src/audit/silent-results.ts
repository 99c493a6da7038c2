import type { Occurrence, Rule } from './rule.ts';
import type { RuleResult, Status } from './rule-result.ts';
import type { Values } from './texts/text-template.ts';

/** Shared by all results without figures. */
export const nothingMeasured: Values = Object.freeze({});

const noOccurrences: readonly Occurrence[] = Object.freeze([]);

/**
 * Most rules are silent on most pages, so each silent result is created once. Equal results are
 * then the same object, and a report can reuse what it built for one (`report-rule.ts`).
 */
export class SilentResults {
	readonly passed: RuleResult;
	readonly notApplicable: RuleResult;
	private readonly rule: Rule;
	private readonly others: RuleResult[] = [];

	constructor(rule: Rule) {
		this.rule = rule;
		this.passed = silentResult(rule, 'passed');
		this.notApplicable = silentResult(rule, 'not_applicable');
	}

	notChecked(reason: string): RuleResult {
		for (const result of this.others) if (result.reason === reason) return result;
		const result = silentResult(this.rule, 'not_checked', reason);
		this.others.push(result);
		return result;
	}
}

const silentResult = (rule: Rule, status: Status, reason: string | null = null): RuleResult =>
	Object.freeze({
		rule,
		status,
		reason,
		occurrences: noOccurrences,
		measured: nothingMeasured,
	});

export const isSilent = ({ measured, occurrences }: RuleResult): boolean =>
	occurrences.length === 0 && measured === nothingMeasured;
