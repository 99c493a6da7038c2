import type { Rule } from '../audit/rule.ts';
import { derivedFacts } from '../facts/derived/derived-facts.ts';
import type { FactName } from '../facts/fact-names.ts';
import type { GivenFacts } from '../facts/page-facts.ts';

/** The inputs that the host provides in addition to the page, with their names. */
const given = {
	url: 'url',
	response: 'response',
	robotsTxt: 'robots_txt',
	served: 'served_html',
	layout: 'layout',
	loadedImages: 'layout',
	vitals: 'visit',
} as const satisfies Partial<Record<keyof GivenFacts, string>>;

export type NeedName = 'keyword' | 'site' | (typeof given)[keyof typeof given];

/** Everything in addition to the page that the rule needs to be checked. */
export function needsOf({ needs = [], reads }: Rule): readonly NeedName[] {
	return [...new Set([...needs, ...reads.flatMap(givenFor)])];
}

function givenFor(fact: FactName): readonly NeedName[] {
	if (fact in given) return [given[fact as keyof typeof given]]; // the line above asked
	const derivation = derivedFacts[fact as keyof typeof derivedFacts]; // undefined for others
	return derivation?.reads.flatMap(givenFor) ?? [];
}
