import type { PageFetcher } from './fetch-page.ts';

/** Loads the HTTP client with the first request: a command that audits files never needs it. */
export function lazyPageFetcher(open: () => Promise<PageFetcher>): PageFetcher {
	let opening: Promise<PageFetcher> | null = null;
	let fetcher: PageFetcher | null = null;
	const opened = async () => {
		opening ??= open();
		fetcher = await opening;
		return fetcher;
	};
	return {
		fetchPage: async (request) => (await opened()).fetchPage(request),
		fetchFile: async (request) => (await opened()).fetchFile(request),
		knownRefusal: (url) => fetcher?.knownRefusal(url) ?? null,
		close: async () => (await opening)?.close(),
	};
}
