import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { baseLanguage } from '../../../languages/language-tag.ts';
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
		says: 'Each version of a page is listed with its own language. Google does not use the lang attribute or the URL to find it, so hreflang has to be right.',
		checked: '2026-11-20',
	},
	reads: ['statedHreflangs', 'htmlTags', 'url'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'node' }],
	title: 'hreflang and the lang attribute name the same language',
	why: 'One of the two is wrong. A wrong hreflang shows the page to people who do not read its language; a wrong lang makes screen readers read it aloud with the wrong voice.',
	fix: 'Correct the one that does not fit the text of the page.',
	messages: {
		differs: 'hreflang says “{code}” for this page, but its lang attribute says “{lang}”',
	},
	evaluate({ htmlTags, statedHreflangs, url }, found) {
		if (statedHreflangs.length === 0) return 'not_applicable';
		const lang = htmlTags[0]?.lang?.trim() ?? '';
		const spoken = baseLanguage(lang);
		const own = statedHreflangs.filter(
			({ address, code }) => baseLanguage(code) !== null && isSamePage(address, url),
		);
		const [first] = own;
		if (spoken === null || !first) return 'not_applicable';
		if (own.some(({ code }) => baseLanguage(code) === spoken)) return;
		found.differs({ code: first.code, lang }, ...nodesOf(first));
	},
});
