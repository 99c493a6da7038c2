export interface Sitemap {
	/** A sitemap lists pages; an index lists sitemaps. */
	readonly kind: 'pages' | 'index';
	/** As written, in order. */
	readonly addresses: readonly string[];
}

/** The protocol’s limit for one file. */
const mostAddresses = 50_000;

/**
 * Reads a sitemap as sitemaps.org describes it: XML, an index of sitemaps, or text with one URL per
 * line. As lenient as crawlers: accepts prefixes, CDATA and unknown elements. Null if the text is
 * not a sitemap.
 */
export function parseSitemap(text: string): Sitemap | null {
	const content = text.replace(/^\uFEFF/, '').trimStart();
	if (!content.startsWith('<')) return textSitemap(content);
	const [, prefix = '', root] = content.match(/<([\w-]+:)?(urlset|sitemapindex)[\s>/]/i) ?? [];
	if (root === undefined) return null;
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
		const address = unescaped(content.replace(/<!\[CDATA\[([^\]]*)\]\]>/, '$1').trim());
		if (address !== '') addresses.push(address);
		if (addresses.length === mostAddresses) break;
	}
	return addresses;
}

/** Looks at each character once, even if a comment is never closed. */
function withoutComments(xml: string): string {
	const kept: string[] = [];
	let at = 0;
	for (let start = xml.indexOf('<!--'); start >= 0; start = xml.indexOf('<!--', at)) {
		const end = xml.indexOf('-->', start + 4);
		if (end < 0) break;
		kept.push(xml.slice(at, start));
		at = end + 3;
	}
	return kept.join('') + xml.slice(at);
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
};

function unescaped(text: string): string {
	return text.replace(
		/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
		(whole, hex, decimal, name) => {
			if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
			const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
			return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
		},
	);
}
