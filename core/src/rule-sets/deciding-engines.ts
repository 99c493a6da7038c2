import { crawlersOf, engineName } from '../robots/crawlers.ts';
import type { RuleSet } from './rule-set.ts';

/**
 * The crawlers whose index decides whether a page can be found in a country: those of its most used
 * engine, and Google if it is among the engines.
 */
export function decidingCrawlers(ruleSet: RuleSet): ReadonlySet<string> {
	const known = deciding.get(ruleSet) ?? firstEngines(ruleSet);
	deciding.set(ruleSet, known);
	return known;
}

const deciding = new WeakMap<RuleSet, ReadonlySet<string>>();

function firstEngines({ engines }: RuleSet): ReadonlySet<string> {
	const first = engines.filter((engine, index) => index === 0 || engine === 'google');
	return new Set(first.flatMap((engine) => [...crawlersOf(engine)]));
}

export interface EngineCrawlers {
	readonly engine: string;
	readonly crawlers: ReadonlySet<string>;
}

/** The other engines of the country, each with its crawlers; the deciding ones are left out. */
export function otherEngines(ruleSet: RuleSet): readonly EngineCrawlers[] {
	const deciding = decidingCrawlers(ruleSet);
	return ruleSet.engines
		.map((engine) => ({ engine: engineName(engine), crawlers: crawlersOf(engine) }))
		.filter(({ crawlers }) => ![...crawlers].some((token) => deciding.has(token)));
}
