import { defineRule } from '../../audit/rule.ts';
import type { Hreflang } from '../../facts/collected/head/hreflangs.fact.ts';
import { mistakenForCountry } from '../../languages/language-codes.ts';
import { hreflangFault } from './hreflang-code.ts';

export const hreflangCodesAreValid = defineRule({
	name: 'hreflang_codes_are_valid',
	group: 'international',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'An hreflang value is a language of ISO 639-1, with an optional script and an optional country of ISO 3166-1 alpha-2, or x-default. A country alone is not valid.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs'],
	mayRead: ['language', 'url', 'baseUrl'],
	title: 'The languages of the page’s versions are named by valid codes',
	why: 'Search engines ignore a version whose language they cannot read, so people may be shown the page in a language that is not theirs.',
	fix: 'Write a language code, and after a hyphen a country code where versions differ by country: “ja”, “en-GB”, “pt-BR”.',
	messages: {
		form: '“{code}” is no language with an optional country',
		underscore: '“{code}” has an underscore where a hyphen belongs',
		underscore_meant: '“{code}” has an underscore where a hyphen belongs: “{meant}”',
		language: '“{code}” does not begin with a language code',
		language_meant: '“{code}” does not begin with a language code; “{meant}” was probably meant',
		region: '“{code}” ends with “{part}”, which is no country code',
		region_meant:
			'“{code}” ends with “{part}”, which is no country code; “{meant}” was probably meant',
		other_language:
			'“{code}” is the code of another language than this page is in; “{meant}” was probably meant',
	},
	many: '{count} hreflang codes are not valid',
	evaluate({ baseUrl, hreflangs, language, url }, found) {
		if (hreflangs.length === 0) return 'not_applicable';
		const isOwn = ({ href }: Hreflang) =>
			url !== null && URL.parse(href, baseUrl ?? url)?.href === url;

		for (const hreflang of hreflangs) {
			const { code, node } = hreflang;
			const fault = hreflangFault(code);
			if (!fault) {
				const meant = isOwn(hreflang) && mistakenForCountry(code.trim(), language?.detected ?? '');
				if (meant) found.other_language({ code, meant }, node);
				continue;
			}
			const { meant, part } = fault;
			if (fault.fault === 'form') found.form({ code }, node);
			else if (meant === null) found[fault.fault]({ code, part }, node);
			else found[`${fault.fault}_meant`]({ code, part, meant }, node);
		}
	},
});
