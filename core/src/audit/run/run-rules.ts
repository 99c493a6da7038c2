import { bringsPage } from '../../facts/brings-page.ts';
import { factSteps } from '../../facts/fact-steps.ts';
import { type FactStore, isSame, pick } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import type { Steps } from '../../slices/steps.ts';
import type { Need, Rule } from '../rule.ts';
import type { Values } from '../texts/text-template.ts';
import { createPartMemory, makeOfParts, type OfParts } from './part-memory.ts';
import {
	factNames,
	nothingMeasured,
	type Plan,
	plansOf,
	type Requirement,
	silentResult,
} from './rule-plan.ts';
import type { RuleResult } from './rule-result.ts';

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
	return plansOf(rules).map((plan) => resultOf(plan));
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
	for (const plan of plansOf(rules)) {
		if (missingNeed(plan.rule.needs, context) === null) yield* factSteps(plan.rule, store);
		results.push(resultOf(plan));
		yield;
	}
	return results;
}

function createRun(
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): (plan: Plan) => RuleResult {
	const isPage = bringsPage(store.get('response')?.status ?? 200);
	const judge = createJudge(context, memory?.ofParts ?? makeOfParts);
	const reasons: (string | null)[] = [];
	const known: boolean[] = [];
	const isKnown = (fact: number) => (known[fact] ??= store.get(factNames[fact]!) !== null);

	/** Why a rule that requires this cannot be judged; null where it can. */
	function reasonAgainst(requirement: Requirement): string | null {
		const { isAboutTheAnswer, mayRead, needs, reads } = requirement;
		const missing = missingNeed(needs, context);
		if (missing !== null) return missing;
		for (const fact of reads) if (!isKnown(fact)) return store.reason(factNames[fact]!);
		// What came in place of the page says nothing about the page; how it came is still to be judged.
		if (!isPage && !isAboutTheAnswer) return 'error_page';
		for (const fact of mayRead) isKnown(fact);
		return null;
	}

	return (plan) => {
		const { requirement } = plan;
		let reason = reasons[requirement.number];
		if (reason === undefined) {
			reason = reasonAgainst(requirement);
			reasons[requirement.number] = reason;
		}
		if (reason !== null) return notChecked(plan, reason);
		if (!memory) return judge(plan, store.values);
		const { mayRead, name, reads } = plan.rule;
		const remembered = memory.results.get(name);
		if (
			remembered?.context === context &&
			isSame(remembered.inputs, store.values, reads, mayRead)
		) {
			return remembered.result;
		}
		const result = judge(plan, store.values);
		memory.results.set(name, { context, inputs: pick(store.values, reads, mayRead), result });
		return result;
	};
}

function missingNeed(needs: readonly Need[], { offers }: RunContext): string | null {
	for (const need of needs) if (!offers.has(need)) return `no_${need}`;
	return null;
}

type Judge = (plan: Plan, facts: Readonly<Record<string, unknown>>) => RuleResult;

function createJudge({ now, onError, ruleSet }: RunContext, ofParts: OfParts): Judge {
	let measured = nothingMeasured;
	const measure = (values: Values) => {
		measured = measured === nothingMeasured ? values : { ...measured, ...values };
	};
	const context = { ruleSet, now, measure, ofParts };

	function outcome(plan: Plan, facts: Readonly<Record<string, unknown>>): RuleResult {
		const { end, occurrences } = plan.run(facts, context);
		if (typeof end === 'object') {
			const result = notChecked(plan, end.notChecked);
			return measured === nothingMeasured ? result : { ...result, measured, silent: -1 };
		}
		const status = end ?? (occurrences.length > 0 ? plan.found : plan.notFound);
		if (occurrences.length === 0 && measured === nothingMeasured) return silentResult(plan, status);
		return { rule: plan.rule, status, reason: null, occurrences, measured, silent: -1 };
	}

	return (plan, facts) => {
		measured = nothingMeasured;
		try {
			return outcome(plan, facts);
		} catch (cause) {
			onError(plan.rule, cause);
			return notChecked(plan, 'rule_error');
		}
	};
}

const notChecked = (plan: Plan, reason: string) => silentResult(plan, 'not_checked', reason);
