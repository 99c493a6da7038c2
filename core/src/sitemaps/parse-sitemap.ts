import { feedAddresses } from './feed-addresses.ts';
import { textOfXml, withoutComments } from './xml-text.ts';

export interface Sitemap {
	/** A sitemap lists pages, and so does a feed, but only the latest ones; an index lists sitemaps. */
	readonly kind: 'pages' | 'feed' | 'index';
	/** As written, in order. */
	readonly addresses: readonly string[];
}

/** The protocol’s limit for one file. */
const mostAddresses = 50_000;

/**
 * Reads a sitemap as sitemaps.org describes it: XML, an index of sitemaps, a feed, or text with one
 * URL per line. As lenient as crawlers: accepts prefixes, CDATA and unknown elements. Null if the text is
 * not a sitemap.
 */
export function parseSitemap(text: string): Sitemap | null {
	const content = text.replace(/^\uFEFF/, '').trimStart();
	if (!content.startsWith('<')) return textSitemap(content);
	const [, prefix = '', root] = content.match(/<([\w-]+:)?(urlset|sitemapindex)[\s>/]/i) ?? [];
	if (root === undefined) {
		const addresses = feedAddresses(content);
		return addresses && { kind: 'feed', addresses };
	}
	const kind = root.toLowerCase() === 'urlset' ? 'pages' : 'index';
	return { kind, addresses: locations(content, prefix) };
}

function textSitemap(content: string): Sitemap | null {
	const lines = content.split(/\r\n|\r|\n/, mostAddresses).map((line) => line.trim());
	const addresses = lines.filter((line) => line !== '');
	const areAddresses =
		addresses.length > 0 && addresses.every((line) => /^https?:\/\//i.test(line));
	return areAddresses ? { kind: 'pages', addresses } : null;
}

/** Only the sitemap’s own `loc` elements: `image:loc` and `video:loc` name other things. */
function locations(xml: string, prefix: string): readonly string[] {
	const addresses: string[] = [];
	// No part can match in two ways or past the next tag, so a hostile file cannot make it slow.
	const location = new RegExp(
		String.raw`<${prefix}loc(?:\s[^<>]*)?>([^<]*(?:<!\[CDATA\[[^\]<]*\]\]>[^<]*)?)</${prefix}loc\s*>`,
		'gi',
	);
	for (const [, content = ''] of withoutComments(xml).matchAll(location)) {
		const address = textOfXml(content);
		if (address !== '') addresses.push(address);
		if (addresses.length === mostAddresses) break;
	}
	return addresses;
}
