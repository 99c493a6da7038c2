import type { PageFetcher, PageRequest } from '../../pages/fetch/fetch-page.ts';
import { mayCarryHeaders } from '../../pages/fetch/redirect.ts';
import type { Renderer } from '../../pages/render/renderer.ts';
import type { SecretHeaders } from '../settings.ts';

/** The rights that only the owner of a site has. */
export interface SiteAccess {
	/** Only the hosts of these URLs get the headers. */
	readonly starts: readonly URL[];
	readonly headers: SecretHeaders;
	/** Whether to visit pages that robots.txt disallows. */
	readonly isReportOnly: boolean;
}

/** Such as a user named them; a page that redirects to a different host gets no headers there. */
const isOfSite = ({ starts }: SiteAccess, address: string) => {
	const url = URL.parse(address);
	return url !== null && starts.some((start) => mayCarryHeaders(start, url));
};

export function fetcherWithAccess(fetcher: PageFetcher, access: SiteAccess): PageFetcher {
	const { headers, isReportOnly } = access;
	const allowed = (request: PageRequest): PageRequest => ({
		...request,
		...(isOfSite(access, request.url) && { headers: { ...request.headers, ...headers } }),
		...(isReportOnly && { isOwnHost: () => true }),
	});
	return {
		fetchPage: (request) => fetcher.fetchPage(allowed(request)),
		fetchFile: (request) => fetcher.fetchFile(allowed(request)),
		knownRefusal: (url) => (isReportOnly ? null : fetcher.knownRefusal(url)),
		close: () => fetcher.close(),
	};
}

/** A renderer whose pages send the headers too. */
export const rendererWithAccess = (renderer: Renderer, access: SiteAccess): Renderer => ({
	render: (page) =>
		renderer.render(isOfSite(access, page.url) ? { ...page, ownHeaders: access.headers } : page),
	close: () => renderer.close(),
});

/** The same for a crawl, whose settings are stored without the headers. */
export const accessOfCrawl = (
	{ robots, start }: { readonly robots: 'obey' | 'report'; readonly start: string },
	headers: SecretHeaders,
): SiteAccess => ({ starts: [new URL(start)], headers, isReportOnly: robots === 'report' });
