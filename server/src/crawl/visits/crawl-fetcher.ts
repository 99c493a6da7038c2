import { performance } from 'node:perf_hooks';
import type { PageFetcher } from '../../pages/fetch/fetch-page.ts';
import type { CrawlSettings, SecretHeaders } from '../settings.ts';
import { accessOfCrawl, fetcherWithAccess } from './site-access.ts';

interface CrawlFetcherOptions {
	readonly settings: CrawlSettings;
	readonly headers: SecretHeaders;
	/** Called with the time that each answer took. */
	readonly onAnswer: (url: string, ms: number) => void;
}

/** A fetcher that sends the crawl’s headers, to the host of its start URL only. */
export function createCrawlFetcher(
	fetcher: PageFetcher,
	{ headers, onAnswer, settings }: CrawlFetcherOptions,
): PageFetcher {
	const own = fetcherWithAccess(fetcher, accessOfCrawl(settings, headers));
	return {
		...own,
		fetchPage: async (request) => {
			const begunMs = performance.now();
			const outcome = await own.fetchPage(request);
			onAnswer(request.url, Math.round(performance.now() - begunMs));
			return outcome;
		},
	};
}
