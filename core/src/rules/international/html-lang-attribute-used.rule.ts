import { defineRule } from '../../audit/rule.ts';

export const htmlLangAttributeUsed = defineRule({
	name: 'html_lang_attribute_used',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
		says: 'The language of a page must be given in its markup. Google does not use it and looks at the text instead.',
		checked: '2026-11-20',
	},
	reads: ['htmlTags'],
	title: 'The page names its language',
	why: 'Screen readers choose the voice and browsers the fonts, hyphenation and translation by the language that the page names.',
	fix: 'Add a lang attribute with the language of the text to the html element, such as lang="ja".',
	messages: {
		missing: 'The html element does not name the language of the page',
		empty: 'The lang attribute of the html element is empty',
	},
	evaluate({ htmlTags }, found) {
		for (const { lang, node } of htmlTags) {
			if (lang === null) found.missing(node);
			else if (!lang.trim()) found.empty(node);
		}
	},
});
