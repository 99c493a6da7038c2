import type { NoServedHtml, RobotsTxtFacts } from '@plumbline/core';
import type { Served } from '../../messaging/protocol.ts';
import { isHtml } from '../html-types.ts';
import { isSamePage, responseOf } from '../response-of.ts';
import { type FetchedText, type FetchFailure, fetchText } from './fetch-text.ts';

/** Google reads 2 MB of HTML; there is nothing to learn far beyond that. */
const maxHtmlBytes = 10_000_000;
/** Crawlers read this much of a robots.txt. */
const maxRobotsBytes = 512_000;
const longestMs = 15_000;

/**
 * Reads the server's response for the page's URL. It usually comes from the cache of this visit, so
 * no request is made; `isAnew` makes one in any case.
 */
export async function servedPage(document: Document, isAnew: boolean): Promise<Served> {
	const url = document.URL;
	if (!/^https?:/.test(url)) {
		return { url, html: null, reason: 'served_html_not_sent', response: null, robotsTxt: null };
	}
	const [fetched, robotsTxt] = await Promise.all([
		fetchText(url, {
			cache: isAnew ? 'no-cache' : 'force-cache',
			maxBytes: maxHtmlBytes,
			timeoutMs: longestMs,
			charset: document.characterSet,
			keepsMark: true,
		}),
		robotsTxtAt(url),
	]);
	return { url, robotsTxt, ...servedBy(fetched, url) };
}

type Answer = Pick<Served, 'html' | 'reason' | 'response'>;

function servedBy(fetched: FetchedText | FetchFailure, url: string): Answer {
	if (typeof fetched === 'string') return nothing(failures[fetched]);
	if (!isThePage(fetched, url)) return nothing('served_html_other');
	const { headers, status, text } = fetched;
	// Only the browser knows how many redirects led to the page.
	return { html: text, reason: null, response: { ...navigated(url), status, headers } };
}

const nothing = (reason: NoServedHtml): Answer => ({ html: null, reason, response: null });

const failures = {
	failed: 'served_html_failed',
	too_large: 'served_html_too_large',
	too_slow: 'served_html_too_slow',
} as const;

/**
 * Whether the response is the page that the user sees: responses to a form, to robots or after
 * signing out are different.
 */
function isThePage(
	{ headers, status, url: end, wasRedirected }: FetchedText,
	url: string,
): boolean {
	const [, type = ''] = headers.find(([name]) => name === 'content-type') ?? [];
	const expected = navigated(url)?.status ?? 200;
	return isHtml(type) && status === expected && !(wasRedirected && !isSamePage(end, url));
}

const navigated = (url: string) => responseOf(url, performance.getEntriesByType('navigation'));

async function robotsTxtAt(url: string): Promise<RobotsTxtFacts | null> {
	const fetched = await fetchText(new URL('/robots.txt', url).href, {
		cache: 'default',
		maxBytes: maxRobotsBytes,
		timeoutMs: longestMs,
		charset: 'utf-8',
	});
	if (typeof fetched === 'string') return null;
	const { status, text } = fetched;
	return { status, text: status >= 200 && status < 300 ? text : null };
}
