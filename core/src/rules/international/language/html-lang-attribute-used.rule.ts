import { defineRule } from '../../../audit/rule.ts';

export const htmlLangAttributeUsed = defineRule({
	name: 'html_lang_attribute_used',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b5c3f8/',
		says: 'An HTML page has a lang attribute that is not empty; xml:lang does not replace it. Google does not use it and looks at the text instead.',
		checked: '2026-11-23',
	},
	reads: ['htmlTags'],
	mayRead: ['response'],
	title: 'The page declares its language',
	why: 'The declared language decides which voice screen readers use, and which fonts, hyphenation and translation browsers choose.',
	fix: 'Add a lang attribute with the language of the text to the html element, such as lang="ja".',
	messages: {
		missing: 'The html element does not declare the language of the page',
		xml: 'The html element declares its language with xml:lang alone, which browsers ignore in HTML',
		empty: 'The lang attribute of the html element is empty',
	},
	evaluate({ htmlTags, response }, found) {
		const isXhtml = response?.headers?.some(
			([name, value]) => name === 'content-type' && value.includes('xhtml'),
		);
		for (const { isXmlLang, lang, node } of htmlTags) {
			if (lang === null) found.missing(node);
			else if (!lang.trim()) found.empty(node);
			else if (isXmlLang && !isXhtml) found.xml(node);
		}
	},
});
