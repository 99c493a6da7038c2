import { defineRule } from '../../../audit/rule.ts';
import type { StatedHreflang } from '../../../facts/derived/indexing/stated-hreflangs.fact.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { isMistakable, mistakenForCountry } from '../../../languages/language-codes.ts';
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
		says: 'An hreflang value is an ISO 639-1 language with an optional script and an optional ISO 3166-1 alpha-2 country, or x-default. A country alone is not valid.',
		checked: '2026-11-20',
	},
	reads: ['statedHreflangs'],
	mayRead: ['language', 'url'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'node' }],
	title: 'The hreflang codes are valid',
	why: 'Search engines ignore a version whose language code they cannot read, so people may be shown the page in a language that is not theirs.',
	fix: 'Write a language code, and after a hyphen a country code where versions differ by country: “ja”, “en-GB”, “pt-BR”.',
	messages: {
		form: '“{code}” is not a language with an optional country',
		underscore: '“{code}” has an underscore where a hyphen belongs',
		underscore_meant: '“{code}” has an underscore where a hyphen belongs: “{meant}”',
		language: '“{code}” does not begin with a language code',
		language_meant: '“{code}” does not begin with a language code; “{meant}” was probably meant',
		region: '“{code}” ends with “{part}”, which is not a country code',
		region_meant:
			'“{code}” ends with “{part}”, which is not a country code; “{meant}” was probably meant',
		other_language:
			'“{code}” is not the code of this page’s language; “{meant}” was probably meant',
		country: '“{code}” means a language, but a country was probably meant',
	},
	many: '{count} hreflang codes are not valid',
	evaluate({ language, statedHreflangs, url }, found) {
		if (statedHreflangs.length === 0) return 'not_applicable';
		const isOwn = ({ address }: StatedHreflang) => url !== null && address === url;
		const areCountries = statedHreflangs.some(isCountryAlone);

		for (const hreflang of statedHreflangs) {
			const { code } = hreflang;
			const nodes = nodesOf(hreflang);
			const fault = hreflangFault(code);
			if (!fault) {
				const meant = isOwn(hreflang) && mistakenForCountry(code.trim(), language?.detected ?? '');
				if (meant) found.other_language({ code, meant }, ...nodes);
				else if ((areCountries && mistakenForCountry(code.trim(), 'en')) || isOnHostOf(hreflang)) {
					found.country({ code }, ...nodes);
				}
				continue;
			}
			const { meant, part } = fault;
			if (fault.fault === 'form') found.form({ code }, ...nodes);
			else if (meant === null) found[fault.fault]({ code, part }, ...nodes);
			else found[`${fault.fault}_meant`]({ code, part, meant }, ...nodes);
		}
	},
});

/** Countries where people write English, whose codes no language has. */
const isCountryAlone = ({ code }: StatedHreflang) => /^\s*(?:au|gb|nz|us)\s*$/i.test(code);

/** “uk” for a page on .co.uk is not Ukrainian. */
const isOnHostOf = ({ address, code }: StatedHreflang) =>
	isMistakable(code.trim()) &&
	(URL.parse(address)?.hostname.endsWith(`.${code.trim().toLowerCase()}`) ?? false);
