import type { FetchedPage } from '../../../pages/fetch/fetch-outcome.ts';
import type { PageFetcher } from '../../../pages/fetch/fetch-page.ts';

type Files = Pick<PageFetcher, 'fetchFile'>;

/** In bytes. Files beyond are requested again. */
const most = 20 * 1024 * 1024;

/** Requests a file once: a sitemap lists the pages, and is judged as part of their site. */
export function withFileMemory(fetcher: Files): Files {
	const known = new Map<string, FetchedPage>();
	let left = most;
	return {
		async fetchFile(request) {
			const before = known.get(request.url);
			if (before !== undefined) return before;
			const outcome = await fetcher.fetchFile(request);
			if (outcome.kind !== 'page' || outcome.status >= 300) return outcome;
			if (outcome.body.length > left) return outcome;
			left -= outcome.body.length;
			known.set(request.url, outcome);
			return outcome;
		},
	};
}
