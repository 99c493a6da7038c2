import { defineRule } from '../../../audit/rule.ts';
import { isByline } from '../../../facts/derived/page-type/byline.ts';

export const authorIsNamed = defineRule({
	name: 'author_is_named',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
		says: 'Google asks whether a page says who created it where readers would expect that, and recommends bylines that link to more about the author.',
		checked: '2026-11-20',
	},
	reads: ['items', 'authorLinks', 'authorMetas', 'links', 'openGraph', 'pageType', 'textBlocks'],
	title: 'The article names its author',
	why: 'Readers trust a text more when they see who wrote it and what that person knows about the subject. A named author is not a ranking factor in itself.',
	fix: 'Show the name near the headline, linked to a page about the author, and include it in structured data as well.',
	messages: { missing: 'The article does not say who wrote it' },
	evaluate({ authorLinks, authorMetas, items, links, openGraph, pageType, textBlocks }, found) {
		if (pageType !== 'article') return 'not_applicable';
		const isNamed =
			authorLinks.length > 0 ||
			authorMetas.some(({ content }) => content) ||
			links.some(({ href }) => href !== null && authorPage.test(href)) ||
			openGraph.some(({ content, property }) => property === 'article:author' && content) ||
			items.some(({ properties }) => properties.author ?? properties.creator) ||
			textBlocks.some(({ text }) => isByline(text));
		if (!isNamed) found.missing();
	},
});

/** Where content systems list the articles of one author. */
const authorPage = /\/(?:authors?|autor(?:en|es|in)?|auteurs?|autor[ei])\/[^/?#]|[?&]author=\d/i;
