import type { FactName } from '../page/fact-names.ts';
import { factSteps } from '../page/fact-steps.ts';
import { type FactStore, isSame, pick } from '../page/fact-store.ts';
import type { Steps } from '../page/steps.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { createPartMemory, makeOfParts, type OfParts } from './part-memory.ts';
import type { Need, Occurrence, Rule } from './rule.ts';
import type { Values } from './text-template.ts';

export type Status = 'passed' | 'failed' | 'not_applicable' | 'not_checked' | 'information';

export interface RuleResult {
	readonly rule: Rule;
	readonly status: Status;
	/** Why the rule was not checked; null otherwise. */
	readonly reason: string | null;
	readonly occurrences: readonly Occurrence[];
	readonly measured: Values;
}

export interface RunContext {
	readonly ruleSet: RuleSet;
	readonly now: Date;
	/** What the request offers of what rules need. */
	readonly offers: ReadonlySet<Need>;
	/** Told of a rule that threw; the report comes all the same. */
	readonly onError: (rule: Rule, cause: unknown) => void;
}

/** What a live audit keeps: a rule whose facts are the same is not run again. */
export interface RuleMemory {
	/** By the facts they were judged from. */
	readonly results: Map<string, Remembered>;
	readonly ofParts: OfParts;
}

export const createRuleMemory = (): RuleMemory => ({
	results: new Map(),
	ofParts: createPartMemory(),
});

interface Remembered {
	readonly context: RunContext;
	/** Of all that the rule reads or may read, in this order. */
	readonly inputs: readonly unknown[];
	readonly result: RuleResult;
}

export function runRules(
	rules: readonly Rule[],
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): readonly RuleResult[] {
	const resultOf = createRun(store, context, memory);
	return rules.map((rule) => resultOf(rule));
}

/** The same in slices: between two steps at most one fact is worked out or one rule is run. */
export function* ruleSteps(
	rules: readonly Rule[],
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): Steps<readonly RuleResult[]> {
	const resultOf = createRun(store, context, memory);
	const results: RuleResult[] = [];
	for (const rule of rules) {
		if (missingNeed(rule, context) === null) yield* factSteps(rule, store);
		results.push(resultOf(rule));
		yield;
	}
	return results;
}

function createRun(
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): (rule: Rule) => RuleResult {
	const isErrorPage = (store.get('response')?.status ?? 200) >= 400;
	const judge = createJudge(context, memory?.ofParts ?? makeOfParts);

	return (rule) => {
		const { mayRead, name, reads } = rule;
		const reason = missingNeed(rule, context) ?? missingFact(rule, store, isErrorPage);
		if (reason !== null) return notChecked(rule, reason);
		for (const fact of mayRead) store.get(fact);
		const remembered = memory?.results.get(name);
		if (
			remembered?.context === context &&
			isSame(remembered.inputs, store.values, reads, mayRead)
		) {
			return remembered.result;
		}
		const result = judge(rule, store.values);
		memory?.results.set(name, { context, inputs: pick(store.values, reads, mayRead), result });
		return result;
	};
}

function missingNeed({ needs }: Rule, { offers }: RunContext): string | null {
	for (const need of needs) if (!offers.has(need)) return `no_${need}`;
	return null;
}

/** Why the facts are not enough to judge the page. */
function missingFact({ reads }: Rule, store: FactStore, isErrorPage: boolean): string | null {
	for (const name of reads) if (store.get(name) === null) return store.reason(name);
	// What came in place of the page says nothing about the page; how it came is still to be judged.
	return isErrorPage && !reads.every(isAboutTheAnswer) ? 'error_page' : null;
}

const answerFacts: ReadonlySet<FactName> = new Set([
	'url',
	'response',
	'robotsTxt',
	'crawlerAccess',
	'site',
]);
const isAboutTheAnswer = (name: FactName) => answerFacts.has(name);

/** Results that say nothing share what they have of it: most rules of most pages. */
const noOccurrences: readonly Occurrence[] = Object.freeze([]);
const nothingMeasured: Values = Object.freeze({});

type Judge = (rule: Rule, facts: Readonly<Record<string, unknown>>) => RuleResult;

function createJudge({ now, onError, ruleSet }: RunContext, ofParts: OfParts): Judge {
	let measured = nothingMeasured;
	const measure = (values: Values) => {
		measured = { ...measured, ...values };
	};
	const context = { ruleSet, now, measure, ofParts };

	function outcome(rule: Rule, facts: Readonly<Record<string, unknown>>): RuleResult {
		const { end, occurrences } = rule.run(facts, context);
		if (typeof end === 'object') return { ...notChecked(rule, end.notChecked), measured };
		const status = end ?? verdict(rule, occurrences.length);
		return { rule, status, reason: null, occurrences, measured };
	}

	return (rule, facts) => {
		measured = nothingMeasured;
		try {
			return outcome(rule, facts);
		} catch (cause) {
			onError(rule, cause);
			return notChecked(rule, 'rule_error');
		}
	};
}

function verdict(rule: Rule, found: number): Status {
	if (rule.class === 'information') return found > 0 ? 'information' : 'not_applicable';
	return found > 0 ? 'failed' : 'passed';
}

const notChecked = (rule: Rule, reason: string): RuleResult => ({
	rule,
	status: 'not_checked',
	reason,
	occurrences: noOccurrences,
	measured: nothingMeasured,
});
