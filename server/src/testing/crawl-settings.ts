import type { CrawlSettings } from '../crawl/settings.ts';

/** The settings of a crawl that asks for nothing special. */
export const crawlSettingsOf = (given: Partial<CrawlSettings> = {}): CrawlSettings => ({
	start: 'https://example.com/',
	most: null,
	include: [],
	exclude: [],
	depth: null,
	perFolder: null,
	dropParameters: [],
	userAgent: 'plumbline',
	robots: 'obey',
	delayMs: 0,
	sitemaps: true,
	list: null,
	render: 'never',
	audit: { geo: 'us' },
	rules: null,
	ignore: [],
	headerNames: [],
	...given,
});
