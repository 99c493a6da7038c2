import { type AuditOptions, auditRequest } from '../audit/audit-request.ts';
import { buildReport } from '../audit/report/build-report.ts';
import { type Locate, unresolved } from '../audit/report/location.ts';
import type { Report } from '../audit/report/report.ts';
import type { Rule } from '../audit/rule.ts';
import type { FactName } from '../facts/fact-names.ts';
import { factSteps } from '../facts/fact-steps.ts';
import { createFactStore, type FactMemory, type FactStore } from '../facts/fact-store.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { withoutUndrawnFacts } from '../facts/undrawn-facts.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { rules } from '../rules/rules.ts';
import { takeSteps } from '../slices/steps.ts';
import { planRules, type RulePlan } from './rule-plan.ts';
import { createRuleMemory, ruleSteps, runRules } from './run-rules.ts';

const standardPlan = planRules(rules);
const plans = new WeakMap<readonly Rule[], RulePlan>();

/** The plan of our rules and those of the caller, who passes the same list for each page. */
function planWithOwnRules(ownRules: readonly Rule[] | undefined): RulePlan {
	if (ownRules === undefined || ownRules.length === 0) return standardPlan;
	const plan = plans.get(ownRules) ?? planRules(all(ownRules));
	plans.set(ownRules, plan);
	return plan;
}

function all(ownRules: readonly Rule[]): readonly Rule[] {
	const names = new Set(rules.map(({ name }) => name));
	for (const { name } of ownRules) {
		if (names.has(name)) {
			throw new TypeError(`ownRules: there is already a rule “${name}”. Choose a different name.`);
		}
		names.add(name);
	}
	return [...rules, ...ownRules];
}

/** Judges the facts of one page, again and again. */
export interface Auditor {
	/** Judges facts. Facts that are the same objects as last time cost nothing. */
	audit(page: PageFacts, locate?: Locate): Report;
	/** Audits in slices, so that a long page does not block. */
	judge(page: PageFacts, options?: Interruptible): Promise<Judgement>;
	/** The facts of a page, including derived ones; those that an audit already derived cost nothing. */
	facts(page: PageFacts): FactStore;
	/** The facts of a page, after deriving these in slices. */
	derive(page: PageFacts, names: readonly FactName[], options?: Interruptible): Promise<FactStore>;
	/** The same auditor with other options; facts that do not depend on them are kept. */
	with(options: Partial<AuditOptions>): Auditor;
	/** The rule set of the requested country. */
	readonly ruleSet: RuleSet;
}

/** The result of an audit in slices. */
export interface Judgement {
	/** The facts that the rules read. */
	readonly facts: FactStore;
	/** Can be called again as more places of nodes become known. */
	readonly report: (locate?: Locate) => Report;
}

interface Interruptible {
	readonly signal?: AbortSignal | undefined;
}

/**
 * An auditor for facts that were collected elsewhere, for example by `fromDocument`. It caches
 * results between audits of one page, so that a small change costs little.
 *
 * @throws TypeError if an option has the wrong type; names the option.
 * @throws RangeError if `geo` is not a country or `ruleSet` is not a version.
 */
export const createAuditor = (options: AuditOptions): Auditor => auditorWith(options, new Map());

function auditorWith(options: AuditOptions, memory: FactMemory): Auditor {
	const request = auditRequest(options);
	const plan = planWithOwnRules(options.ownRules);
	const ruleMemory = createRuleMemory();
	const facts = (page: PageFacts) => createFactStore(withoutUndrawnFacts(page), request, memory);

	return {
		audit(page, locate = unresolved) {
			const store = facts(page);
			const results = runRules(plan, store, request, ruleMemory);
			return buildReport({ page, store, request, results, locate });
		},
		async judge(page, { signal } = {}) {
			const store = facts(page);
			const results = await takeSteps(ruleSteps(plan, store, request, ruleMemory), signal);
			return {
				facts: store,
				report: (locate = unresolved) => buildReport({ page, store, request, results, locate }),
			};
		},
		facts,
		async derive(page, names, { signal } = {}) {
			const store = facts(page);
			await takeSteps(factSteps({ reads: [], mayRead: names }, store), signal);
			return store;
		},
		with: (others) => auditorWith({ ...options, ...others }, memory),
		ruleSet: request.ruleSet,
	};
}

/** Judges a page's facts once. */
export function auditFacts(page: PageFacts, options: AuditOptions, locate = unresolved): Report {
	const request = auditRequest(options);
	const plan = planWithOwnRules(options.ownRules);
	const store = createFactStore(withoutUndrawnFacts(page), request);
	return buildReport({ page, store, request, results: runRules(plan, store, request), locate });
}
