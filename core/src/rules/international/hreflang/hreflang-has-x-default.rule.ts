import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { baseLanguage } from '../../../languages/language-tag.ts';

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
		says: 'An x-default version is optional and recommended as a way to decide which page speakers of other languages get.',
		checked: '2026-11-20',
	},
	reads: ['statedHreflangs'],
	title: 'There is a version for all other languages',
	why: 'People whose language is not listed get the version that a search engine thinks best. An “x-default” version lets you choose that page, such as one for picking a language.',
	fix: 'If it matters which version speakers of other languages get, add a link with hreflang="x-default" and its URL.',
	messages: { missing: 'No version is given for speakers of other languages (x-default)' },
	evaluate({ statedHreflangs }, found) {
		const [first] = statedHreflangs;
		const codes = statedHreflangs.map(({ code }) => code.trim().toLowerCase());
		const languages = new Set(codes.map(baseLanguage).filter((language) => language !== null));
		if (!first || languages.size < 2) return 'not_applicable';
		if (!codes.includes('x-default')) found.missing(...nodesOf(first));
	},
});
