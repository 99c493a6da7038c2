import type { CrawlSettings } from '../settings.ts';
import { siteOf } from '../site-of.ts';
import { isRepeating } from './url-family.ts';
import { type LeftOutReason, sitemapDepth } from './url-state.ts';

const always = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;
const ifRandom = /^(?:sid|s|sess|session|session_?id)$/i;
const randomValue = /^[\da-z-]{20,}$/i;

/** Whether a parameter only says whose visit it is: each visit would make all URLs new. */
const isSessionParameter = (name: string, value: string): boolean =>
	always.test(name) || (ifRandom.test(name) && randomValue.test(value) && /\d/.test(value));

/** The session that Java servers write into the path. */
const pathSession = /;jsessionid=[^/?#;]*/i;

const otherFile =
	/\.(?:avif|bmp|css|csv|docx?|eot|exe|gif|gz|ico|jpe?g|js|json|m4a|mov|mp[34]|og[gv]|pdf|png|pptx?|rss|svg|tar|tiff?|ttf|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/** Whether the name of the file leaves it possible that this is a page. */
const isPage = ({ pathname }: URL): boolean => !otherFile.test(pathname);

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

/** Patterns of paths (“/blog/*”) or of whole URLs (“https://*.example.com/*”); `*` is any text. */
function urlMatcher(patterns: readonly string[]): (url: URL) => boolean {
	const matchers = patterns.map(matcherOf);
	return (url) => matchers.some((matches) => matches(url));
}

function matcherOf(pattern: string): (url: URL) => boolean {
	// Runs of stars would make the expression slow.
	const parts = pattern.replace(/\*+/g, '*').split('*').map(escaped);
	const whole = new RegExp(`^${parts.join('.*')}$`, 's');
	const isUrl = /^[a-z*]+:\/\//i.test(pattern);
	return (url) => whole.test(isUrl ? url.href : url.pathname + url.search);
}

const escaped = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
