import type { CrawlInfo } from '@plumbline/core/api';

/** Each event is the list of the crawls that have not ended, sent whenever it changes. */
export const watchCrawls = '/console/crawls/events';

export interface CrawlUnderWay extends CrawlInfo {
	readonly site_global_key: string;
}

/** Answers a GET with `site`, `crawl`, `name` and `locale`; a name is `report` or that of a table. */
export const crawlFile = '/console/crawls/file';

/** The tables of a crawl, by the names that the command gives them. */
export const crawlTableNames = [
	'pages',
	'findings',
	'links',
	'external-links',
	'images',
	'redirects',
	'hreflang',
	'duplicates',
	'orphans',
	'without-page',
	'extracts',
] as const;
