import { type RuleData, rules } from '@plumbline/core';
import type { Crawl } from './crawls.store.ts';

const standard: ReadonlyMap<string, RuleData> = new Map(rules.map((rule) => [rule.name, rule]));

/** The rules of a crawl by name, with those of its project. */
export function knownRules({
	settings: { ownRules = [] },
}: Pick<Crawl, 'settings'>): ReadonlyMap<string, RuleData> {
	if (ownRules.length === 0) return standard;
	return new Map([...standard, ...ownRules.map((rule) => [rule.name, rule] as const)]);
}
