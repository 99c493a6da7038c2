import { elementFacts } from './collected/collected-facts.ts';
import type { KnownFacts, PageFacts, UnknownReason } from './page-facts.ts';

export type KnownFactName = keyof KnownFacts;
type FactName = KnownFactName;

interface Collected extends Omit<PageFacts, 'unknown'> {
	readonly isTooDeep: boolean;
}

/** Facts that the source could not read completely become null, with the reason. */
export function unknownFacts({ isTooDeep, ...page }: Collected): PageFacts {
	const unknown: Partial<Record<FactName, UnknownReason>> = missing(page.facts);
	// Written one by one, which takes a fraction of the time of merging so many facts.
	const facts: Partial<Record<FactName, unknown>> = { ...page.facts };
	const forget = (names: readonly FactName[], reason: UnknownReason) => {
		for (const name of names) {
			facts[name] = null;
			unknown[name] = reason;
		}
	};
	if (page.scope === 'fragment') forget(ofDocument, 'fragment');
	if (isTooDeep) forget(ofContent, 'too_deep');
	// Every fact can be unknown.
	return { ...page, facts: facts as KnownFacts, unknown };
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

export const factsOf = (part: 'document' | 'content'): readonly FactName[] =>
	part === 'document' ? ofDocument : ofContent;

function namesOf(part: 'document' | 'content'): readonly FactName[] {
	const entries = Object.entries(elementFacts).filter(([, fact]) => fact.part === part);
	const names = entries.map(([name]) => name as FactName); // Object.entries widens the keys
	return part === 'document'
		? [...names, 'headBreaks', 'rawHtml', 'scriptShells', 'wholePage']
		: [...names, 'textBlocks'];
}

const ofDocument = namesOf('document');
const ofContent = namesOf('content');
