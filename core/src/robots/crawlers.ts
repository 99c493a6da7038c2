/**
 * What a crawler reads pages for. `search`: results of a search engine. `answers`: what an assistant
 * finds and quotes. `training`: models learn from it.
 */
export type CrawlerPurpose = 'search' | 'answers' | 'training';

export interface Crawler {
	readonly name: string;
	readonly purpose: CrawlerPurpose;
	/** What it listens to in robots.txt, in lower case, its own name first. */
	readonly tokens: readonly string[];
}

const crawler = (name: string, purpose: CrawlerPurpose, ...others: string[]): Crawler => ({
	name,
	purpose,
	tokens: [name.toLowerCase(), ...others],
});

/** As their makers name them. Those that fetch a page because a person asks are no crawlers. */
export const crawlers: readonly Crawler[] = [
	crawler('Googlebot', 'search'),
	crawler('bingbot', 'search', 'msnbot'),
	crawler('YandexBot', 'search', 'yandex'),
	crawler('Baiduspider', 'search'),
	crawler('Yeti', 'search', 'naverbot'),
	crawler('SeznamBot', 'search'),
	crawler('OAI-SearchBot', 'answers'),
	crawler('Claude-SearchBot', 'answers'),
	crawler('PerplexityBot', 'answers'),
	crawler('GPTBot', 'training'),
	crawler('ClaudeBot', 'training'),
	crawler('Google-Extended', 'training'),
	crawler('Applebot-Extended', 'training'),
	crawler('meta-externalagent', 'training'),
	crawler('Amazonbot', 'training'),
	crawler('CCBot', 'training'),
	crawler('Bytespider', 'training'),
];
