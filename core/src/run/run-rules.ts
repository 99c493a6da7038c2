import type { Need, Occurrence, Rule } from '../audit/rule.ts';
import type { RuleResult, Status } from '../audit/rule-result.ts';
import { nothingMeasured } from '../audit/silent-results.ts';
import type { Values } from '../audit/texts/text-template.ts';
import { factSteps } from '../facts/fact-steps.ts';
import { type FactStore, isSame, pick } from '../facts/fact-store.ts';
import { isPageStatus } from '../facts/is-page-status.ts';
import { createPartMemory, makeOfParts, type OfParts } from '../memory/part-memory.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import type { Steps } from '../slices/steps.ts';
import type { PlannedRule, Requirement, RulePlan } from './rule-plan.ts';

export interface RunContext {
	readonly ruleSet: RuleSet;
	readonly now: Date;
	/** The inputs that this request provides for rules that need them. */
	readonly offers: ReadonlySet<Need>;
	/** Called for a rule that threw; the report is still produced. */
	readonly onError: (rule: Rule, cause: unknown) => void;
}

/** The memory of a live audit, for one plan: a rule with unchanged facts does not run again. */
export interface RuleMemory {
	/** By requirement. */
	readonly inputs: Inputs[];
	readonly results: Map<Rule, Remembered>;
	readonly ofParts: OfParts;
}

export const createRuleMemory = (): RuleMemory => ({
	inputs: [],
	results: new Map(),
	ofParts: createPartMemory(),
});

/** The facts for all rules with the same requirement. */
interface Inputs {
	readonly context: RunContext;
	/** All facts that such a rule reads or may read, in this order. */
	readonly facts: readonly unknown[];
}

interface Remembered {
	readonly inputs: Inputs;
	readonly result: RuleResult;
}

export function runRules(
	plan: RulePlan,
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): readonly RuleResult[] {
	const resultOf = createRun(plan, store, context, memory);
	const results: RuleResult[] = [];
	for (const planned of plan.rules) results.push(resultOf(planned));
	return results;
}

/** In slices: between two steps at most one fact is derived or one rule is run. */
export function* ruleSteps(
	plan: RulePlan,
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): Steps<readonly RuleResult[]> {
	const resultOf = createRun(plan, store, context, memory);
	const results: RuleResult[] = [];
	for (const planned of plan.rules) {
		const { rule } = planned;
		if (missingNeed(rule.needs, context) === null) yield* factSteps(rule, store);
		results.push(resultOf(planned));
		yield;
	}
	return results;
}

type Run = (planned: PlannedRule) => RuleResult;

function createRun(
	plan: RulePlan,
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): Run {
	const obstacleOf = createObstacles(plan, store, context);
	const judge = createJudge(context, memory?.ofParts ?? makeOfParts);

	const inputsOf = memory && createInputs(store, context, memory);

	return (planned) => {
		const obstacle = obstacleOf(planned);
		if (obstacle !== null) return planned.silent.notChecked(obstacle);
		if (!inputsOf) return judge(planned, store.values);
		const inputs = inputsOf(planned);
		const remembered = memory.results.get(planned.rule);
		if (remembered?.inputs === inputs) return remembered.result;
		const result = judge(planned, store.values);
		memory.results.set(planned.rule, { inputs, result });
		return result;
	};
}

/** Finds the inputs of a rule: the same object as in the last audit if none of them has changed. */
function createInputs(
	{ values }: FactStore,
	context: RunContext,
	{ inputs: known }: RuleMemory,
): (planned: PlannedRule) => Inputs {
	const found: Inputs[] = [];

	function find({ requirement, rule: { mayRead, reads } }: PlannedRule): Inputs {
		const last = known[requirement];
		if (last?.context === context && isSame(last.facts, values, reads, mayRead)) return last;
		const inputs = { context, facts: pick(values, reads, mayRead) };
		known[requirement] = inputs;
		return inputs;
	}

	return (planned) => (found[planned.requirement] ??= find(planned));
}

/** Says why a rule cannot be judged on this page; null if it can. */
function createObstacles(
	{ facts, requirements }: RulePlan,
	store: FactStore,
	context: RunContext,
): (planned: PlannedRule) => string | null {
	const isPage = isPageStatus(store.get('response')?.status ?? 200);
	const known: boolean[] = [];
	const isKnown = (index: number) => (known[index] ??= store.get(facts[index]!) !== null);

	function obstacleTo({ isAboutTheResponse, mayRead, needs, reads }: Requirement): string | null {
		const missing = missingNeed(needs, context);
		if (missing !== null) return missing;
		for (const index of reads) if (!isKnown(index)) return store.reason(facts[index]!);
		// An error page says nothing about the page itself; rules about the response still apply.
		if (!isPage && !isAboutTheResponse) return 'error_page';
		// Rules read `store.values`, which contains a derived fact only after its first use.
		for (const index of mayRead) isKnown(index);
		return null;
	}

	const obstacles: (string | null)[] = [];
	return ({ requirement }) => {
		let obstacle = obstacles[requirement];
		if (obstacle === undefined) {
			obstacle = obstacleTo(requirements[requirement]!);
			obstacles[requirement] = obstacle;
		}
		return obstacle;
	};
}

function missingNeed(needs: readonly Need[], { offers }: RunContext): string | null {
	for (const need of needs) if (!offers.has(need)) return `no_${need}`;
	return null;
}

type Judge = (planned: PlannedRule, facts: Readonly<Record<string, unknown>>) => RuleResult;

function createJudge({ now, onError, ruleSet }: RunContext, ofParts: OfParts): Judge {
	let measured = nothingMeasured;
	const measure = (values: Values) => {
		measured = measured === nothingMeasured ? values : { ...measured, ...values };
	};
	const context = { ruleSet, now, measure, ofParts };

	function run(
		{ rule, run, silent }: PlannedRule,
		facts: Readonly<Record<string, unknown>>,
	): RuleResult {
		const { end, occurrences } = run(facts, context);
		if (typeof end === 'object') {
			const result = silent.notChecked(end.notChecked);
			return measured === nothingMeasured ? result : { ...result, measured };
		}
		if (occurrences.length === 0 && measured === nothingMeasured) {
			const isApplicable = end === undefined && rule.class !== 'information';
			return isApplicable ? silent.passed : silent.notApplicable;
		}
		const status = end ?? statusOf(rule, occurrences);
		return { rule, status, reason: null, occurrences, measured };
	}

	return (planned, facts) => {
		measured = nothingMeasured;
		try {
			return run(planned, facts);
		} catch (cause) {
			onError(planned.rule, cause);
			return planned.silent.notChecked('rule_error');
		}
	};
}

function statusOf(rule: Rule, occurrences: readonly Occurrence[]): Status {
	const isFound = occurrences.length > 0;
	if (rule.class === 'information') return isFound ? 'information' : 'not_applicable';
	return isFound ? 'failed' : 'passed';
}
