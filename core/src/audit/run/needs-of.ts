import { derivedFacts } from '../../facts/derived/derived-facts.ts';
import type { FactName } from '../../facts/fact-names.ts';
import type { GivenFacts } from '../../facts/page-facts.ts';
import type { Rule } from '../rule.ts';

/** What the host gives besides the page itself, and what to call it. */
const given = {
	url: 'url',
	response: 'response',
	robotsTxt: 'robots_txt',
	served: 'served_html',
	layout: 'layout',
	vitals: 'visit',
} as const satisfies Partial<Record<keyof GivenFacts, string>>;

export type NeedName = 'keyword' | 'site' | (typeof given)[keyof typeof given];

/** Everything besides the page without which the rule is not checked. */
export function needsOf({ needs = [], reads }: Rule): readonly NeedName[] {
	return [...new Set([...needs, ...reads.flatMap(givenFor)])];
}

function givenFor(fact: FactName): readonly NeedName[] {
	if (fact in given) return [given[fact as keyof typeof given]]; // the line above asked
	const derivation = derivedFacts[fact as keyof typeof derivedFacts]; // undefined for others
	return derivation?.reads.flatMap(givenFor) ?? [];
}
