import { defineRule } from '../../audit/rule.ts';

/** A byline is short; a longer text with the same beginning is a sentence. */
const LONGEST_BYLINE = 120;

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
		says: 'Google asks whether a page says who made it, where readers would expect that, and recommends bylines that lead to more about the author.',
		checked: '2026-11-20',
	},
	reads: ['items', 'authorLinks', 'authorMetas', 'links', 'openGraph', 'pageType', 'textBlocks'],
	title: 'The article names its author',
	why: 'Readers trust a text more when they see who wrote it and what that person knows of the subject. It is no ranking factor by itself.',
	fix: 'Show the name near the headline, linked to a page about the author, and give it in structured data as well.',
	messages: { missing: 'The article does not say who wrote it' },
	evaluate({ authorLinks, authorMetas, items, links, openGraph, pageType, textBlocks }, found) {
		if (pageType !== 'article') return 'not_applicable';
		const isNamed =
			authorLinks.length > 0 ||
			authorMetas.some(({ content }) => content) ||
			links.some(({ href }) => href !== null && authorPage.test(href)) ||
			openGraph.some(({ content, property }) => property === 'article:author' && content) ||
			items.some(({ properties }) => properties.author ?? properties.creator) ||
			textBlocks.some(({ text }) => text.length <= LONGEST_BYLINE && byline.test(text));
		if (!isNamed) found.missing();
	},
});

/** Where content systems list the articles of one author. */
const authorPage = /\/(?:authors?|autor(?:en|es|in)?|auteurs?|autor[ei])\/[^/?#]|[?&]author=\d/i;

/** Beginnings of bylines, and their words in languages that put them elsewhere. */
const byline =
	/^(?:(?:posted|written|published|story|words|text|foto|photo)s?\s+(?:by|von)|by|von|par|de|di|da|por|door|av|af|przez|autor|author|auteur|autore|автор|yazar|penulis|ein (?:beitrag|artikel|gastbeitrag|kommentar) von)\b[:\s]\s*\p{Lu}|\b(?:autor(?:in)?|author|redaktion|redaction|rédaction|redazione|redacción|editor)\b|著者|作者|執筆|筆者|編集部|文\s*[:：＝=]|記者|작성자|글쓴이|기자|撰文|文\/|编辑|編輯/iu;
