import { defineRule } from '../../audit/rule.ts';
import { baseLanguage } from '../../languages/language-tag.ts';

export const hreflangHasXDefault = defineRule({
	name: 'hreflang_has_x_default',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'A version x-default is optional and recommended as a way to decide what people in other languages get.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs'],
	title: 'There is a version for all other languages',
	why: 'People whose language is none of those listed get the version that a search engine thinks best. A version “x-default” lets you choose it, such as a page to pick a language.',
	fix: 'If it matters which version they get, add a link with hreflang="x-default" and its address.',
	messages: { missing: 'No version is named for people of other languages (x-default)' },
	evaluate({ hreflangs }, found) {
		const [first] = hreflangs;
		const codes = hreflangs.map(({ code }) => code.trim().toLowerCase());
		const languages = new Set(codes.map(baseLanguage).filter((language) => language !== null));
		if (!first || languages.size < 2) return 'not_applicable';
		if (!codes.includes('x-default')) found.missing(first.node);
	},
});
