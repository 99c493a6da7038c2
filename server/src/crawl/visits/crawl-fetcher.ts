import { performance } from 'node:perf_hooks';
import type { FetchOutcome } from '../../fetch-page/fetch-outcome.ts';
import type { PageFetcher, PageRequest } from '../../fetch-page/fetch-page.ts';
import { mayCarryHeaders } from '../../fetch-page/redirect.ts';
import type { CrawlSettings, SecretHeaders } from '../settings.ts';

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
	const start = new URL(settings.start);
	const isReportOnly = settings.robots === 'report';

	function withHeaders(request: PageRequest): PageRequest {
		const url = URL.parse(request.url);
		const isOfSite = url !== null && mayCarryHeaders(start, url);
		return {
			...request,
			...(isOfSite && { headers: { ...request.headers, ...headers } }),
			...(isReportOnly && { isOwnHost: () => true }),
		};
	}

	async function timed(request: PageRequest): Promise<FetchOutcome> {
		const begunMs = performance.now();
		const outcome = await fetcher.fetchPage(withHeaders(request));
		onAnswer(request.url, Math.round(performance.now() - begunMs));
		return outcome;
	}

	return {
		fetchPage: timed,
		fetchFile: (request) => fetcher.fetchFile(withHeaders(request)),
		knownRefusal: (url) => (isReportOnly ? null : fetcher.knownRefusal(url)),
		close: () => fetcher.close(),
	};
}
