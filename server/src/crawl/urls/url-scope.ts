import type { CrawlSettings } from '../settings.ts';
import { siteOf } from '../site-of.ts';
import { isPage } from './page-names.ts';
import { isSessionParameter, pathSession } from './session-parameters.ts';
import { isRepeating } from './url-family.ts';
import { urlMatcher } from './url-patterns.ts';
import { type LeftOutReason, sitemapDepth } from './url-state.ts';

export type ScopeSettings = Pick<
	CrawlSettings,
	'start' | 'include' | 'exclude' | 'depth' | 'dropParameters'
>;

export interface UrlScope {
	/** The URL as it is requested; null if it belongs to a different site, or is not a page. */
	wanted(address: string): URL | null;
	/** Why the URL is not visited; null if it is. */
	leftOut(
		url: URL,
		place: { readonly depth: number; readonly chain: number },
	): LeftOutReason | null;
}

const longestUrl = 2048;
/** Pages of one pattern that only lead to the next of the same pattern, such as a calendar’s. */
const longestChain = 100;

/** Decides whether a URL belongs to a crawl, as far as that follows from the URL alone. */
export function createUrlScope(settings: ScopeSettings): UrlScope {
	const site = siteOf(new URL(settings.start));
	const isIncluded = settings.include.length > 0 ? urlMatcher(settings.include) : () => true;
	const isExcluded = urlMatcher(settings.exclude);
	const dropped = new Set(settings.dropParameters);

	return {
		wanted(address) {
			const url = URL.parse(address);
			if (url === null || siteOf(url) !== site) return null;
			url.hash = '';
			if (url.href !== settings.start && !isPage(url)) return null;
			url.username = '';
			url.password = '';
			if (pathSession.test(url.pathname)) url.pathname = url.pathname.replace(pathSession, '');
			dropParameters(url, dropped);
			return url;
		},
		leftOut(url, { chain, depth }) {
			if (url.href.length > longestUrl) return 'too_long';
			if (url.href !== settings.start && (!isIncluded(url) || isExcluded(url))) return 'excluded';
			if (settings.depth !== null && depth > settings.depth && depth !== sitemapDepth) {
				return 'too_deep';
			}
			if (isRepeating(url)) return 'repeating';
			return chain > longestChain ? 'endless' : null;
		},
	};
}

/** Leaves the spelling of the other parameters alone. */
function dropParameters(url: URL, dropped: ReadonlySet<string>): void {
	if (url.search === '') return;
	const isDropped = (name: string, value: string) =>
		dropped.has(name) || isSessionParameter(name, value);
	if (![...url.searchParams].some(([name, value]) => isDropped(name, value))) return;
	const kept = url.search
		.slice(1)
		.split('&')
		.filter((pair) => {
			const [[name, value] = ['', '']] = new URLSearchParams(pair);
			return !isDropped(name, value);
		});
	url.search = kept.join('&');
}
