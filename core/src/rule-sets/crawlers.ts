import type { RuleSet, SearchEngine } from './rule-set.ts';

/** The names under which each engine reads robots rules, in lower case. Yahoo! JAPAN shows Google's index. */
const crawlers: Readonly<Record<SearchEngine, readonly string[]>> = {
	google: ['googlebot'],
	bing: ['bingbot', 'msnbot'],
	yahoo_japan: ['googlebot'],
	naver: ['yeti', 'naverbot'],
	baidu: ['baiduspider'],
	yandex: ['yandex', 'yandexbot'],
	seznam: ['seznambot'],
};

export const crawlersOf = (engine: SearchEngine): ReadonlySet<string> => new Set(crawlers[engine]);

/**
 * Whose index decides whether a page can be found in a country: the engine most used there, and
 * Google wherever it is among the engines.
 */
export function decidingCrawlers(ruleSet: RuleSet): ReadonlySet<string> {
	const known = deciding.get(ruleSet) ?? firstEngines(ruleSet);
	deciding.set(ruleSet, known);
	return known;
}

const deciding = new WeakMap<RuleSet, ReadonlySet<string>>();

function firstEngines({ engines }: RuleSet): ReadonlySet<string> {
	const first = engines.filter((engine, index) => index === 0 || engine === 'google');
	return new Set(first.flatMap((engine) => crawlers[engine]));
}

/** As people call them. */
const engineNames: Readonly<Record<SearchEngine, string>> = {
	google: 'Google',
	bing: 'Bing',
	yahoo_japan: 'Yahoo! JAPAN',
	naver: 'Naver',
	baidu: 'Baidu',
	yandex: 'Yandex',
	seznam: 'Seznam',
};

export const engineName = (engine: SearchEngine): string => engineNames[engine];

export interface EngineCrawlers {
	readonly engine: string;
	readonly crawlers: ReadonlySet<string>;
}

/** The engines that people there also use, each with its crawlers; those that decide are not among them. */
export function otherEngines(ruleSet: RuleSet): readonly EngineCrawlers[] {
	const deciding = decidingCrawlers(ruleSet);
	return ruleSet.engines
		.filter((engine) => !crawlers[engine].some((crawler) => deciding.has(crawler)))
		.map((engine) => ({ engine: engineNames[engine], crawlers: new Set(crawlers[engine]) }));
}
