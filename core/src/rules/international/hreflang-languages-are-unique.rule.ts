import { withPlainEscapes } from '../../addresses/address-spelling.ts';
import { defineRule } from '../../audit/rule.ts';
import type { Hreflang } from '../../facts/collected/head/hreflangs.fact.ts';

export const hreflangLanguagesAreUnique = defineRule({
	name: 'hreflang_languages_are_unique',
	group: 'international',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'There is one link for each version of the page.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs'],
	mayRead: ['baseUrl', 'url'],
	title: 'Each language has one version of the page',
	why: 'Two addresses for the same language and country leave it to search engines which one people get.',
	fix: 'Keep the address that is right for the language. If both are meant for different countries, say so in their codes: “en-US”, “en-GB”.',
	messages: { two: 'The version “{code}” has {addresses} addresses' },
	evaluate({ baseUrl, hreflangs, url }, found) {
		if (hreflangs.length === 0) return 'not_applicable';
		const base = baseUrl ?? url ?? undefined;
		const addressOf = ({ href }: Hreflang) =>
			withPlainEscapes(URL.parse(href, base)?.href ?? href.trim());
		for (const [code, versions] of Map.groupBy(hreflangs, keyOf)) {
			const addresses = new Set(versions.map(addressOf)).size;
			const nodes = versions.map(({ node }) => node);
			if (addresses > 1) found.two({ code, addresses }, ...nodes);
		}
	},
});

const keyOf = ({ code }: Hreflang) => code.trim().toLowerCase();
