import type { FactName } from '../page/fact-names.ts';
import { type FactStore, isSame } from '../page/fact-store.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
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

interface Remembered {
	readonly inputs: readonly unknown[];
	readonly result: RuleResult;
}

/** Results by the facts they were judged from; a rule whose facts are the same is not run again. */
export type RuleMemory = Map<string, Remembered>;

export function runRules(
	rules: readonly Rule[],
	store: FactStore,
	context: RunContext,
	memory?: RuleMemory,
): readonly RuleResult[] {
	if (!memory) return rules.map((rule) => runRule(rule, store, context));
	return rules.map((rule) => {
		const inputs = [
			context,
			isErrorPage(store),
			...rule.reads.map(store.get),
			...rule.mayRead.map(store.get),
		];
		const remembered = memory.get(rule.name);
		if (remembered && isSame(remembered.inputs, inputs)) return remembered.result;
		const result = runRule(rule, store, context);
		memory.set(rule.name, { inputs, result });
		return result;
	});
}

function runRule(rule: Rule, store: FactStore, context: RunContext): RuleResult {
	const facts: Record<string, unknown> = {};
	const reason = missingNeed(rule, context) ?? readFacts(rule, store, facts);
	if (reason !== null) return notChecked(rule, reason);
	try {
		return judge(rule, facts, context);
	} catch (cause) {
		context.onError(rule, cause);
		return notChecked(rule, 'rule_error');
	}
}

function missingNeed({ needs }: Rule, { offers }: RunContext): string | null {
	const need = needs?.find((name) => !offers.has(name));
	return need ? `no_${need}` : null;
}

/** Fills in just what the rule names; answers why it cannot be judged when that is not enough. */
function readFacts(rule: Rule, store: FactStore, facts: Record<string, unknown>): string | null {
	for (const name of rule.reads) {
		const fact = store.get(name);
		if (fact === null) return store.reason(name);
		facts[name] = fact;
	}
	if (isErrorPage(store) && !rule.reads.every(isAboutTheAnswer)) return 'error_page';
	for (const name of rule.mayRead) facts[name] = store.get(name);
	return null;
}

/** What came in place of the page says nothing about the page; how it came is still to be judged. */
const isErrorPage = (store: FactStore) => (store.get('response')?.status ?? 200) >= 400;

const answerFacts: ReadonlySet<FactName> = new Set([
	'url',
	'response',
	'robotsTxt',
	'crawlerAccess',
	'site',
]);
const isAboutTheAnswer = (name: FactName) => answerFacts.has(name);

function judge(
	rule: Rule,
	facts: Readonly<Record<string, unknown>>,
	{ now, ruleSet }: RunContext,
): RuleResult {
	let measured: Values = {};
	const measure = (values: Values) => {
		measured = { ...measured, ...values };
	};
	const occurrences: Occurrence[] = [];
	const run = rule.run(facts, { ruleSet, now, measure });
	for (let step = run.next(); ; step = run.next()) {
		if (!step.done) occurrences.push(step.value);
		else if (step.value === 'not_applicable' || step.value === undefined) {
			const status = step.value ?? verdict(rule, occurrences.length);
			return { rule, status, reason: null, occurrences, measured };
		} else return { ...notChecked(rule, step.value.notChecked), measured };
	}
}

function verdict(rule: Rule, found: number): Status {
	if (rule.class === 'information') return found > 0 ? 'information' : 'not_applicable';
	return found > 0 ? 'failed' : 'passed';
}

const notChecked = (rule: Rule, reason: string): RuleResult => ({
	rule,
	status: 'not_checked',
	reason,
	occurrences: [],
	measured: {},
});
