import { withPlainEscapes } from '../../../addresses/address-spelling.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { StatedHreflang } from '../../../facts/derived/indexing/stated-hreflangs.fact.ts';
import { nodesOf } from '../../../facts/node-ref.ts';

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
	reads: ['statedHreflangs'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'node' }],
	title: 'Each language has one version of the page',
	why: 'With two URLs for the same language and country, search engines decide which one people get.',
	fix: 'Keep the URL that is right for the language. If both are meant for different countries, say so in their codes: “en-US”, “en-GB”.',
	messages: { two: 'The version “{code}” has {addresses} URLs' },
	evaluate({ statedHreflangs }, found) {
		if (statedHreflangs.length === 0) return 'not_applicable';
		for (const [code, versions] of Map.groupBy(statedHreflangs, keyOf)) {
			const addresses = new Set(versions.map(({ address }) => withPlainEscapes(address))).size;
			if (addresses > 1) found.two({ code, addresses }, ...nodesOf(...versions));
		}
	},
});

const keyOf = ({ code }: StatedHreflang) => code.trim().toLowerCase();
