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

/**
 * Whose index decides whether a page can be found in a country: the engine most used there, and
 * Google wherever it is among the engines.
 */
export function decidingCrawlers({ engines }: RuleSet): ReadonlySet<string> {
	const deciding = engines.filter((engine, index) => index === 0 || engine === 'google');
	return new Set(deciding.flatMap((engine) => crawlers[engine]));
}
