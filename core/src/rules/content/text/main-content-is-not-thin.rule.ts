import { defineRule } from '../../../audit/rule.ts';
import type { PageType } from '../../../facts/derived/page-type/page-type.fact.ts';

/** Hardly a paragraph; without spaces between words, two characters count as one word. */
const almostNothing = 50;

/** Pages whose purpose is not text. */
const withoutText: ReadonlySet<PageType> = new Set([
	'home',
	'listing',
	'search',
	'login',
	'cart',
	'thank-you',
	'error',
]);

export const mainContentIsNotThin = defineRule({
	name: 'main_content_is_not_thin',
	group: 'content',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
		says: 'Google has no preferred word count. The page has to tell people what they came for.',
		checked: '2026-11-20',
	},
	reads: ['textIndex', 'pageType'],
	supersededBy: [{ rule: 'main_content_is_not_empty', hides: 'rule' }],
	title: 'The page has text of its own',
	why: 'Almost no text was found outside menus. That may be right for a gallery or a tool; in an article it means that the content comes from a script or is where nobody looks for it.',
	fix: 'If the page has more to say, check that its text is in the HTML, inside the main element; there is no minimum number of words.',
	messages: {
		thin: 'The main content has {words} words',
		oneWord: 'The main content has one word',
	},
	evaluate({ pageType, textIndex: { wordCount } }, found, { measure }) {
		measure({ words: wordCount });
		if (withoutText.has(pageType)) return 'not_applicable';
		if (wordCount === 1) found.oneWord();
		else if (wordCount < almostNothing) found.thin({ words: wordCount });
	},
});
