import { defineRule } from '../../audit/rule.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { isSamePage } from './page-versions.ts';

export const hreflangLanguageMatchesHtmlLang = defineRule({
	name: 'hreflang_language_matches_html_lang',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'Each version of a page is listed with its own language. Google reads neither the lang attribute nor the URL for it, so hreflang has to be right.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs', 'htmlTags', 'url'],
	mayRead: ['baseUrl'],
	title: 'hreflang and the lang attribute name the same language',
	why: 'One of the two is wrong. A wrong hreflang shows the page to people who do not read its language; a wrong lang makes screen readers speak it with another accent.',
	fix: 'Correct the one that does not fit the text of the page.',
	messages: { differs: 'hreflang says “{code}” for this page, its lang attribute “{lang}”' },
	evaluate({ baseUrl, hreflangs, htmlTags, url }, found) {
		if (hreflangs.length === 0) return 'not_applicable';
		const lang = htmlTags[0]?.lang?.trim() ?? '';
		const spoken = baseLanguage(lang);
		const own = hreflangs.filter(
			({ code, href }) =>
				baseLanguage(code) !== null && isSamePage(URL.parse(href, baseUrl ?? url)?.href ?? '', url),
		);
		const [first] = own;
		if (spoken === null || !first) return 'not_applicable';
		if (own.some(({ code }) => baseLanguage(code) === spoken)) return;
		found.differs({ code: first.code, lang }, first.node);
	},
});
