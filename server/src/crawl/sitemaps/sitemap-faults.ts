import type { SitemapFault } from '@plumbline/core';
import { dayMs } from '@plumbline/core/time';
import type { SitemapFile } from './sitemap-file.ts';

/** The protocol’s limit for one file. */
const mostAddresses = 50_000;
/** Anything longer is not a date. */
const longestDate = 40;
/** No web page is older. */
const firstYear = 1990;

interface SitemapContext {
	/** The host whose pages the sitemap is allowed to list. */
	readonly siteHost: string;
	readonly now: Date;
}

/** Violations of the sitemaps.org protocol in one file: its size, URLs of other hosts, dates. */
export function sitemapFaults(
	url: string,
	{ addresses, kind, text }: SitemapFile,
	{ now, siteHost }: SitemapContext,
): readonly SitemapFault[] {
	const count = text.match(/<loc[\s>]/gi)?.length ?? addresses.length;
	const hosts = new Set([plainHost(url), siteHost.replace(/^www\./, '')]);
	const elsewhere =
		kind === 'pages' ? addresses.filter((address) => !hosts.has(plainHost(address))) : [];
	const dates = [...text.matchAll(/<lastmod(?:\s[^<>]*)?>([^<]*)<\/lastmod/gi)]
		.map(([, date = '']) => date.trim())
		.filter((date) => date !== '' && date.length <= longestDate && !isPossible(date, now));
	return [
		...(count > mostAddresses ? [fault('too_many', url, count)] : []),
		...(elsewhere.length > 0 ? [fault('other_host', url, elsewhere.length, elsewhere[0])] : []),
		...(dates.length > 0 ? [fault('wrong_date', url, dates.length, dates[0])] : []),
	];
}

export const fault = (
	kind: SitemapFault['kind'],
	sitemap: string,
	count = 1,
	example = '',
): SitemapFault => ({ kind, sitemap, count, example });

const plainHost = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') ?? '';

/** https://www.w3.org/TR/NOTE-datetime */
const w3cDate =
	/^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

function isPossible(date: string, now: Date): boolean {
	const timeMs = w3cDate.test(date) ? Date.parse(date) : Number.NaN;
	return timeMs >= Date.UTC(firstYear) && timeMs <= now.getTime() + dayMs;
}
