import { elementFacts } from './collected/collected-facts.ts';
import type { KnownFacts, PageFacts, UnknownReason } from './page-facts.ts';

export type KnownFactName = keyof KnownFacts;
type FactName = KnownFactName;

interface Collected extends Omit<PageFacts, 'unknown'> {
	readonly isTooDeep: boolean;
}

/** Facts that the source could not read completely become null, with the reason. */
export function unknownFacts({ isTooDeep, ...page }: Collected): PageFacts {
	const unseen = {
		...(page.scope === 'fragment' && reasons(factsOf('document'), 'fragment')),
		...(isTooDeep && reasons(factsOf('content'), 'too_deep')),
	};
	const unknown = { ...missing(page.facts), ...unseen };
	const names = Object.keys(unseen);
	if (names.length === 0) return { ...page, unknown };
	const nulls = Object.fromEntries(names.map((name) => [name, null]));
	return { ...page, facts: { ...page.facts, ...nulls }, unknown };
}

const defaultReasons: readonly (readonly [FactName, UnknownReason])[] = [
	['url', 'no_url'],
	['response', 'no_response'],
	['robotsTxt', 'no_robots_txt'],
	['served', 'no_served_html'],
	['layout', 'no_layout'],
	['loadedImages', 'no_layout'],
	['vitals', 'no_vitals'],
	['headBreaks', 'raw_html_needed'],
	['rawHtml', 'raw_html_needed'],
	['scriptShells', 'raw_html_needed'],
];

const missing = (facts: KnownFacts) =>
	Object.fromEntries(defaultReasons.filter(([name]) => facts[name] === null));

const reasons = (names: readonly FactName[], reason: UnknownReason) =>
	Object.fromEntries(names.map((name) => [name, reason]));

export function factsOf(part: 'document' | 'content'): readonly FactName[] {
	const entries = Object.entries(elementFacts).filter(([, fact]) => fact.part === part);
	const names = entries.map(([name]) => name as FactName); // Object.entries widens the keys
	return part === 'document'
		? [...names, 'headBreaks', 'rawHtml', 'scriptShells', 'wholePage']
		: [...names, 'textBlocks'];
}
