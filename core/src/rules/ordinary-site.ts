import type { SiteFacts, SitemapFacts } from '../facts/given/site-facts.ts';

const sitemap = 'https://example.com/sitemap.xml';
const noTwins = { count: 0, example: '' };

export const ordinarySitemaps: SitemapFacts = {
	entry: { address: 'https://example.com/bread/sourdough', sitemap },
	fileCount: 1,
	isComplete: true,
	namesAlternates: false,
	survey: { isDeclared: true, files: [sitemap], faults: [] },
};

/** A faultless site around the ordinary page; nothing is known about the URLs that the page names. */
export const ordinarySite: SiteFacts = {
	addresses: {},
	sameTitle: noTwins,
	sameDescription: noTwins,
	sameText: noTwins,
	linksToIt: 3,
	sitemaps: ordinarySitemaps,
};
