import type { Need, Rule } from '../audit/rule.ts';
import { SilentResults } from '../audit/silent-results.ts';
import type { FactName } from '../facts/fact-names.ts';

/** A list of rules, prepared to run on many pages. */
export interface RulePlan {
	readonly rules: readonly PlannedRule[];
	/** All facts that the rules read, or may read. */
	readonly facts: readonly FactName[];
	/** Many rules need the same facts, so each set of requirements is checked once per page. */
	readonly requirements: readonly Requirement[];
}

export interface PlannedRule {
	readonly rule: Rule;
	/** The function of the rule: here it is found sooner, because all planned rules are alike. */
	readonly run: Rule['run'];
	/** An index of `requirements`. */
	readonly requirement: number;
	/** The outcome of a run without findings. */
	readonly silent: SilentResults;
}

/** The inputs that a rule needs to be judged. */
export interface Requirement {
	readonly needs: readonly Need[];
	/** Indexes of `facts`, because looking up a name takes ten times as long. */
	readonly reads: readonly number[];
	/** Like `reads`, but the rule can be judged without these facts. */
	readonly mayRead: readonly number[];
	/**
	 * Whether every fact that the rule reads describes the response, so that it can judge an error
	 * page.
	 */
	readonly isAboutTheResponse: boolean;
}

export function planRules(rules: readonly Rule[]): RulePlan {
	const facts = [...new Set(rules.flatMap(({ mayRead, reads }) => [...reads, ...mayRead]))];
	const indexes = (names: readonly FactName[]) => names.map((name) => facts.indexOf(name));
	const alike = [...Map.groupBy(rules, requirementKey).values()];
	const requirementOf = new Map(
		alike.flatMap((sharing, index) => sharing.map((rule) => [rule, index] as const)),
	);
	return {
		rules: rules.map((rule) => ({
			rule,
			run: rule.run,
			requirement: requirementOf.get(rule) ?? 0, // each rule is in one of the groups
			silent: new SilentResults(rule),
		})),
		facts,
		requirements: alike.flatMap(([rule]) => (rule ? [requirement(rule, indexes)] : [])),
	};
}

const requirementKey = ({ mayRead, needs, reads }: Rule) => [needs, reads, mayRead].join(';');

const requirement = (
	{ mayRead, needs, reads }: Rule,
	indexes: (names: readonly FactName[]) => readonly number[],
): Requirement => ({
	needs,
	reads: indexes(reads),
	mayRead: indexes(mayRead),
	isAboutTheResponse: reads.every((name) => responseFacts.has(name)),
});

const responseFacts: ReadonlySet<FactName> = new Set([
	'url',
	'response',
	'robotsTxt',
	'crawlerAccess',
	'site',
]);
