import type { Occurrence, Rule } from './rule.ts';
import type { Values } from './texts/text-template.ts';

/**
 * `not_applicable`: there is nothing to measure. `not_checked`: this host cannot know, or the rule
 * threw. `information`: the rule found something and never judges.
 */
export type Status = 'passed' | 'failed' | 'not_applicable' | 'not_checked' | 'information';

export interface RuleResult {
	readonly rule: Rule;
	readonly status: Status;
	/** Why the rule was not checked; null otherwise. */
	readonly reason: string | null;
	readonly occurrences: readonly Occurrence[];
	readonly measured: Values;
}
