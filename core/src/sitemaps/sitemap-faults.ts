import { dayMs } from '../days/time.ts';
import type { SitemapFault } from '../facts/given/site-facts.ts';
import type { Sitemap } from './parse-sitemap.ts';
import { xmlFaults } from './xml-faults.ts';
import { attributeOfXml } from './xml-text.ts';

/** The protocol’s limit for one file. */
const mostAddresses = 50_000;
/** Anything longer is not a date. */
const longestDate = 40;
/** No web page is older. */
const firstYear = 1990;

export interface SitemapFile extends Sitemap {
	/** The unparsed text. */
	readonly text: string;
}

interface SitemapContext {
	/** The host whose pages the sitemap is allowed to list. */
	readonly siteHost: string;
	readonly now: Date;
}

/**
 * Violations of the sitemaps.org protocol in one file, however readable it is: XML, namespace, size,
 * URLs, dates.
 */
export function sitemapFaults(
	url: string,
	{ addresses, kind, text }: SitemapFile,
	{ now, siteHost }: SitemapContext,
): readonly SitemapFault[] {
	const broken = text.trimStart().startsWith('<') ? xmlFaults(text) : [];
	return [
		...listed('broken_xml', url, broken),
		...(kind === 'feed' ? [] : protocolFaults(url, { addresses, kind, text }, { now, siteHost })),
	];
}

/** Faults in what only sitemaps have. */
function protocolFaults(
	url: string,
	{ addresses, kind, text }: SitemapFile,
	{ now, siteHost }: SitemapContext,
): readonly SitemapFault[] {
	const count = text.match(/<loc[\s>]/gi)?.length ?? addresses.length;
	const isListable = pagesOf(url, siteHost);
	const relative = addresses.filter((address) => !URL.canParse(address));
	const elsewhere = addresses.filter((address) => URL.canParse(address) && !isListable(address));
	const dates = [...text.matchAll(/<lastmod(?:\s[^<>]*)?>([^<]*)<\/lastmod/gi)]
		.map(([, date = '']) => date.trim())
		.filter((date) => date !== '' && date.length <= longestDate && !isPossibleDate(date, now));
	return [
		...namespaceFaults(url, text),
		...(count > mostAddresses ? [sitemapFault('too_many', url, count)] : []),
		...listed('relative', url, relative),
		...(kind === 'pages' ? listed('other_host', url, elsewhere) : []),
		...listed('wrong_date', url, dates),
	];
}

/** Whether a sitemap at this URL may list a page: those of its own host and of the site. */
export function pagesOf(url: string, siteHost: string): (address: string) => boolean {
	const hosts = new Set([plainHost(url), siteHost.replace(/^www\./, '')]);
	return (address) => hosts.has(plainHost(address));
}

/** That of the protocol, and those by which Google introduced it. */
const namespaces = /^http:\/\/www\.(?:sitemaps\.org|google\.com)\/schemas\/sitemap\/0\.\d{1,2}$/;

function namespaceFaults(url: string, text: string): readonly SitemapFault[] {
	const root = /<(?:([\w-]+):)?(?:urlset|sitemapindex)(\s[^<>]*)?\/?>/i.exec(text);
	if (root === null) return [];
	const [, prefix, attributes = ''] = root;
	const namespace = attributeOfXml(attributes, prefix ? `xmlns:${prefix}` : 'xmlns');
	if (namespace === '') return [sitemapFault('no_namespace', url)];
	return namespaces.test(namespace) ? [] : [sitemapFault('wrong_namespace', url, 1, namespace)];
}

const listed = (
	kind: SitemapFault['kind'],
	sitemap: string,
	wrong: readonly string[],
): readonly SitemapFault[] =>
	wrong.length > 0 ? [sitemapFault(kind, sitemap, wrong.length, wrong[0])] : [];

export const sitemapFault = (
	kind: SitemapFault['kind'],
	sitemap: string,
	count = 1,
	example = '',
): SitemapFault => ({ kind, sitemap, count, example });

const plainHost = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') ?? '';

/** https://www.w3.org/TR/NOTE-datetime */
const w3cDate =
	/^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** Whether a date can be right, in the format of sitemaps. */
export function isPossibleDate(date: string, now: Date): boolean {
	const timeMs = w3cDate.test(date) ? Date.parse(date) : Number.NaN;
	return timeMs >= Date.UTC(firstYear) && timeMs <= now.getTime() + dayMs;
}
