import { isUnpublished } from '../../../addresses/local-host.ts';
import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { isSamePage } from './page-versions.ts';

export const hreflangHasSelfReference = defineRule({
	name: 'hreflang_has_self_reference',
	group: 'international',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'Each language version must list itself as well as all the other versions.',
		checked: '2026-11-20',
	},
	reads: ['statedHreflangs', 'url'],
	mayRead: ['statedCanonicals'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'rule' }],
	title: 'The page lists itself among its versions',
	why: 'Search engines treat pages as versions of each other when each lists the same set, including itself. A set without this page may be ignored.',
	fix: 'Add a link with rel="alternate", the language of this page as hreflang and its own URL.',
	messages: { missing: 'The page lists versions in other languages, but not itself' },
	evaluate({ statedCanonicals, statedHreflangs, url }, found) {
		const [first] = statedHreflangs;
		if (!first || isUnpublished(url)) return 'not_applicable';
		const canonicals = statedCanonicals ?? [];
		// A page with a different canonical is not a version itself.
		if (canonicals.some(({ address }) => !isSamePage(address, url))) return 'not_applicable';
		const isListed = statedHreflangs.some(({ address }) => isSamePage(address, url));
		if (!isListed) found.missing(...nodesOf(first));
	},
});
