import { attributeOfXml, textOfXml, withoutComments } from './xml-text.ts';

const root = /^(?:<[?!][^>]*>\s*)*<(?:rss|feed)[\s>]/i;

/**
 * The pages of a feed in RSS 2.0 or Atom, which engines read as a sitemap of the latest pages; null
 * if the text is not one.
 */
export function feedAddresses(text: string): readonly string[] | null {
	const xml = withoutComments(text).trimStart();
	if (!root.test(xml)) return null;
	const addresses: string[] = [];
	let isWanted = false;
	for (const [tag, attributes = '', content] of xml.matchAll(part)) {
		if (!/^<link/i.test(tag)) {
			isWanted = !tag.startsWith('</');
			continue;
		}
		const address = isWanted ? linkedPage(attributes, content ?? '') : '';
		if (address === '') continue;
		addresses.push(address);
		// An entry has one page, whatever else it links to.
		isWanted = false;
	}
	return addresses;
}

/** No part can match in two ways or past the next tag, so a hostile file cannot make it slow. */
const part =
	/<\/?(?:item|entry)[\s>]|<link(\s[^<>]*)?>(?:([^<]*(?:<!\[CDATA\[[^\]<]*\]\]>[^<]*)?)<\/link\s*>)?/gi;

/** RSS has the URL as text, Atom as an attribute. */
function linkedPage(attributes: string, content: string): string {
	if (attributes === '') return textOfXml(content);
	const rel = attributeOfXml(attributes, 'rel');
	if (rel !== '' && rel !== 'alternate') return '';
	return attributeOfXml(attributes, 'href') || textOfXml(content);
}
