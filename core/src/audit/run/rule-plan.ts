import type { FactName } from '../../facts/fact-names.ts';
import type { Need, Occurrence, Rule } from '../rule.ts';
import type { Values } from '../texts/text-template.ts';
import type { RuleResult, Status } from './rule-result.ts';

/** What a rule cannot do without. Many rules share one, so that it is looked at once a page. */
export interface Requirement {
	/** Its place among all of them. */
	readonly number: number;
	readonly needs: readonly Need[];
	/** Facts by their places in `factNames`: a name takes ten times as long to look up. */
	readonly reads: readonly number[];
	readonly mayRead: readonly number[];
	/** All that is read says how the page came, whatever came. */
	readonly isAboutTheAnswer: boolean;
}

/** A rule as it is run again and again. */
export interface Plan {
	readonly rule: Rule;
	readonly run: Rule['run'];
	/** How it ends with findings, and without. */
	readonly found: Status;
	readonly notFound: Status;
	readonly requirement: Requirement;
	/** Results that found and measured nothing: most of them on most pages, so each is made once. */
	readonly silentResults: RuleResult[];
}

const plans = new WeakMap<readonly Rule[], readonly Plan[]>();

export function plansOf(rules: readonly Rule[]): readonly Plan[] {
	const known = plans.get(rules) ?? rules.map(planOf);
	plans.set(rules, known);
	return known;
}

const planOf = (rule: Rule): Plan => ({
	rule,
	run: rule.run,
	found: rule.class === 'information' ? 'information' : 'failed',
	notFound: rule.class === 'information' ? 'not_applicable' : 'passed',
	requirement: requirementOf(rule),
	silentResults: [],
});

const requirements = new Map<string, Requirement>();

function requirementOf({ mayRead, needs, reads }: Rule): Requirement {
	const key = [needs, reads, mayRead].join(';');
	const requirement = requirements.get(key) ?? {
		number: requirements.size,
		needs,
		reads: reads.map(placeOf),
		mayRead: mayRead.map(placeOf),
		isAboutTheAnswer: reads.every((name) => answerFacts.has(name)),
	};
	requirements.set(key, requirement);
	return requirement;
}

/** Those that rules ask for, in no order. */
export const factNames: FactName[] = [];

function placeOf(name: FactName): number {
	const place = factNames.indexOf(name);
	return place < 0 ? factNames.push(name) - 1 : place;
}

const answerFacts: ReadonlySet<FactName> = new Set([
	'url',
	'response',
	'robotsTxt',
	'crawlerAccess',
	'site',
]);

const noOccurrences: readonly Occurrence[] = Object.freeze([]);
export const nothingMeasured: Values = Object.freeze({});

/** What is told of a rule that found and measured nothing; the same object each time. */
export function silentResult(
	{ rule, silentResults }: Plan,
	status: Status,
	reason: string | null = null,
): RuleResult {
	for (const each of silentResults) {
		if (each.status === status && each.reason === reason) return each;
	}
	const result = Object.freeze({
		rule,
		status,
		reason,
		occurrences: noOccurrences,
		measured: nothingMeasured,
		silent: silentCount++,
	});
	silentResults.push(result);
	return result;
}

let silentCount = 0;
