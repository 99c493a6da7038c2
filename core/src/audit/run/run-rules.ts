import { factSteps } from '../../facts/fact-steps.ts';
import { type FactStore, isSame, pick } from '../../facts/fact-store.ts';
import { isPageStatus } from '../../facts/is-page-status.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import type { Steps } from '../../slices/steps.ts';
import type { Need, Occurrence, Rule } from '../rule.ts';
import type { Values } from '../texts/text-template.ts';
import { createPartMemory, makeOfParts, type OfParts } from './part-memory.ts';
import type { PlannedRule, Requirement, RulePlan } from './rule-plan.ts';
import type { RuleResult, Status } from './rule-result.ts';
import { nothingMeasured } from './silent-results.ts';

export interface RunContext {
	readonly ruleSet: RuleSet;
	readonly now: Date;
	/** The inputs that this request provides for rules that need them. */
	readonly offers: ReadonlySet<Need>;
	/** Called for a rule that threw; the report is still produced. */
	readonly onError: (rule: Rule, cause: unknown) => void;
}

/** The memory of a live audit: a rule with unchanged facts does not run again. */
export interface RuleMemory {
	/** By rule name. */
	readonly results: Map<string, Remembered>;
	readonly ofParts: OfParts;
}

export const createRuleMemory = (): RuleMemory => ({
	results: new Map(),
	ofParts: createPartMemory(),
});

interface Remembered {
	readonly context: RunContext;
	/** All facts that the rule reads or may read, in this order. */
	readonly inputs: readonly unknown[];
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

	return (planned) => {
		const obstacle = obstacleOf(planned);
		if (obstacle !== null) return planned.silentResult('not_checked', obstacle);
		if (!memory) return judge(planned, store.values);
		const { mayRead, name, reads } = planned.rule;
		const remembered = memory.results.get(name);
		if (
			remembered?.context === context &&
			isSame(remembered.inputs, store.values, reads, mayRead)
		) {
			return remembered.result;
		}
		const result = judge(planned, store.values);
		memory.results.set(name, { context, inputs: pick(store.values, reads, mayRead), result });
		return result;
	};
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
		{ rule, silentResult }: PlannedRule,
		facts: Readonly<Record<string, unknown>>,
	): RuleResult {
		const { end, occurrences } = rule.run(facts, context);
		if (typeof end === 'object') {
			const result = silentResult('not_checked', end.notChecked);
			return measured === nothingMeasured ? result : { ...result, measured };
		}
		const status = end ?? statusOf(rule, occurrences);
		if (occurrences.length === 0 && measured === nothingMeasured) return silentResult(status);
		return { rule, status, reason: null, occurrences, measured };
	}

	return (planned, facts) => {
		measured = nothingMeasured;
		try {
			return run(planned, facts);
		} catch (cause) {
			onError(planned.rule, cause);
			return planned.silentResult('not_checked', 'rule_error');
		}
	};
}

function statusOf(rule: Rule, occurrences: readonly Occurrence[]): Status {
	const isFound = occurrences.length > 0;
	if (rule.class === 'information') return isFound ? 'information' : 'not_applicable';
	return isFound ? 'failed' : 'passed';
}
