import { isPossibleDate, pagesOf, type SitemapFile } from './sitemap-faults.ts';
import { textOfXml, withoutComments } from './xml-text.ts';

/** One URL that a sitemap lists. */
export interface SitemapEntry {
	/** As written. */
	readonly address: string;
	/** `lastmod` as written; empty without it. */
	readonly modified: string;
	/** The first fault of the entry; null if it has none. */
	readonly fault: 'relative' | 'other_host' | 'wrong_date' | null;
}

/** The entries of a sitemap or of an index at this URL, with their dates. Feeds and texts have none. */
export function sitemapEntries(
	url: string,
	{ addresses, kind, text }: SitemapFile,
	now: Date,
): readonly SitemapEntry[] {
	const dates = kind === 'feed' ? [] : datesIn(text);
	const isListable = pagesOf(url, URL.parse(url)?.host ?? '');
	const faultOf = (address: string, modified: string) => {
		if (!URL.canParse(address)) return 'relative';
		if (kind === 'pages' && !isListable(address)) return 'other_host';
		return modified !== '' && kind !== 'feed' && !isPossibleDate(modified, now)
			? 'wrong_date'
			: null;
	};
	return addresses.map((address, index) => {
		const modified = dates[index] ?? '';
		return { address, modified, fault: faultOf(address, modified) };
	});
}

/** The date of each entry with a URL, in order. */
function datesIn(xml: string): readonly string[] {
	// No part can match in two ways or past the next tag, so a hostile file cannot make it slow.
	const part =
		/<\/(?:[\w-]+:)?(?:url|sitemap)\s*>|<(?!image:|video:)(?:[\w-]+:)?(loc|lastmod)(?:\s[^<>]*)?>([^<]*(?:<!\[CDATA\[[^\]<]*\]\]>)?)/gi;
	const dates: string[] = [];
	let entry = { hasUrl: false, date: '' };
	for (const [, name, content = ''] of withoutComments(xml).matchAll(part)) {
		if (name === undefined) {
			if (entry.hasUrl) dates.push(entry.date);
			entry = { hasUrl: false, date: '' };
		} else if (name.toLowerCase() === 'loc') entry.hasUrl ||= textOfXml(content) !== '';
		else entry.date ||= textOfXml(content);
	}
	return dates;
}
