import type { Pace } from '../crawl/pace.ts';
import { readSitemaps } from '../crawl/read-sitemaps.ts';
import type { Database } from '../database/open-database.ts';
import type { PageFetcher } from '../fetch-page/fetch-page.ts';
import { busiestPages } from './busiest-pages.store.ts';
import type { Watch } from './watches.store.ts';

interface Surroundings {
	readonly database: Database;
	readonly fetcher: PageFetcher;
	readonly now: Date;
	readonly pace: Pace;
	readonly signal: AbortSignal;
}

/** The URLs of a look, each once. */
export async function pagesToWatch(
	{ settings: { pages }, siteId }: Watch,
	{ database, fetcher, now, pace, signal }: Surroundings,
): Promise<readonly string[]> {
	switch (pages.from) {
		case 'list':
			return [...new Set(pages.urls)];
		case 'clicks':
			return busiestPages(database, siteId, pages.most);
		case 'sitemap': {
			const read = await readSitemaps({
				url: pages.url,
				named: pages.url,
				fetcher,
				geo: 'us',
				pace,
				now,
				signal,
				mostFiles: 50,
			});
			return [...new Set(read?.addresses)].slice(0, pages.most);
		}
	}
}
