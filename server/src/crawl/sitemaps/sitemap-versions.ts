import { attributeOfXml, textOfXml, withoutComments } from '@plumbline/core';

/** A URL of a sitemap with its versions in other languages. */
export interface SitemapVersions {
	/** As written. */
	readonly address: string;
	readonly versions: readonly SitemapVersion[];
}

export type SitemapVersion = readonly [code: string, address: string];

const mostVersions = 500;

/**
 * The hreflang links of a sitemap, URL by URL.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function* sitemapVersions(xml: string): Generator<SitemapVersions> {
	// No part can match in two ways or past the next tag, so a hostile file cannot make it slow.
	const part =
		/<(?:[\w-]+:)?url[\s>]|<(?!image:|video:)(?:[\w-]+:)?loc(?:\s[^<>]*)?>([^<]*(?:<!\[CDATA\[[^\]<]*\]\]>)?)|<(?:[\w-]+:)?link\s([^<>]*)>/gi;
	let address = '';
	let versions: SitemapVersion[] = [];
	for (const [, location, link] of withoutComments(xml).matchAll(part)) {
		if (location !== undefined) address ||= textOfXml(location);
		else if (link !== undefined) {
			const version = versionOf(link);
			if (version !== null && versions.length < mostVersions) versions.push(version);
		} else {
			if (address !== '' && versions.length > 0) yield { address, versions };
			address = '';
			versions = [];
		}
	}
	if (address !== '' && versions.length > 0) yield { address, versions };
}

function versionOf(link: string): SitemapVersion | null {
	const attribute = (name: string) => attributeOfXml(link, name);
	const [code, address] = [attribute('hreflang'), attribute('href')];
	return /^alternate$/i.test(attribute('rel')) && code !== '' && address !== ''
		? [code, address]
		: null;
}
