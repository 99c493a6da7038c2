import type { Rule } from '../audit/rule.ts';
import { rules } from '../rules/rules.ts';
import { planRules, type RulePlan } from './rule-plan.ts';

const standardPlan = planRules(rules);
const plans = new WeakMap<readonly Rule[], RulePlan>();

/** The plan of our rules and those of the caller, who passes the same list for each page. */
export function planWithOwnRules(ownRules: readonly Rule[] | undefined): RulePlan {
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
