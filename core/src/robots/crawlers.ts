/**
 * The purpose of a crawler. `search`: the results of a search engine. `answers`: pages that an
 * assistant finds and quotes. `training`: training data of models.
 */
export type CrawlerPurpose = 'search' | 'answers' | 'training';

export type SearchEngine =
	| 'google'
	| 'bing'
	| 'yahoo_japan'
	| 'naver'
	| 'baidu'
	| 'yandex'
	| 'seznam';

export interface Crawler {
	readonly name: string;
	readonly purpose: CrawlerPurpose;
	/** The names it obeys in robots rules, in lower case, its own first. */
	readonly tokens: readonly string[];
	/** The search engines that show its index. */
	readonly engines: readonly SearchEngine[];
}

const searchCrawler = (
	name: string,
	engines: readonly SearchEngine[],
	...otherTokens: string[]
): Crawler => ({
	name,
	purpose: 'search',
	tokens: [name.toLowerCase(), ...otherTokens],
	engines,
});

const aiCrawler = (name: string, purpose: 'answers' | 'training'): Crawler => ({
	name,
	purpose,
	tokens: [name.toLowerCase()],
	engines: [],
});

/**
 * Each has the name that its maker uses. Agents that fetch a page at a person's request are not
 * crawlers.
 */
export const crawlers: readonly Crawler[] = [
	// Yahoo! JAPAN shows Google's index.
	searchCrawler('Googlebot', ['google', 'yahoo_japan']),
	searchCrawler('bingbot', ['bing'], 'msnbot'),
	searchCrawler('YandexBot', ['yandex'], 'yandex'),
	searchCrawler('Baiduspider', ['baidu']),
	searchCrawler('Yeti', ['naver'], 'naverbot'),
	searchCrawler('SeznamBot', ['seznam']),
	aiCrawler('OAI-SearchBot', 'answers'),
	aiCrawler('Claude-SearchBot', 'answers'),
	aiCrawler('PerplexityBot', 'answers'),
	aiCrawler('GPTBot', 'training'),
	aiCrawler('ClaudeBot', 'training'),
	aiCrawler('Google-Extended', 'training'),
	aiCrawler('Applebot-Extended', 'training'),
	aiCrawler('meta-externalagent', 'training'),
	aiCrawler('Amazonbot', 'training'),
	aiCrawler('CCBot', 'training'),
	aiCrawler('Bytespider', 'training'),
];

/** The names under which an engine reads robots rules, in lower case. */
export const crawlersOf = (engine: SearchEngine): ReadonlySet<string> =>
	new Set(
		crawlers.filter(({ engines }) => engines.includes(engine)).flatMap(({ tokens }) => tokens),
	);

const engineNames: Readonly<Record<SearchEngine, string>> = {
	google: 'Google',
	bing: 'Bing',
	yahoo_japan: 'Yahoo! JAPAN',
	naver: 'Naver',
	baidu: 'Baidu',
	yandex: 'Yandex',
	seznam: 'Seznam',
};

/** As people call it. */
export const engineName = (engine: SearchEngine): string => engineNames[engine];
