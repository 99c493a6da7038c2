import { defineRule } from '../../../audit/rule.ts';
import { isCopy } from '../../../site/original-page.ts';
import { isSamePage } from './page-versions.ts';

export const hreflangHasReturnLinks = defineRule({
	name: 'hreflang_has_return_links',
	group: 'international',
	risk: 'moderate',
	difficulty: 'hard',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'Each version must list itself and all the others; if two pages do not point to each other, their links are ignored.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'rule' }],
	title: 'The versions in other languages point back to this page',
	why: 'Search engines believe that two pages are versions of each other only when both say so. A link in one direction is ignored.',
	fix: 'Give every version the same set of links: one to each version, including itself.',
	messages: { missing: 'The version “{address}” does not point back to this page' },
	many: '{count} versions do not point back to this page',
	evaluate({ site, summary }, found) {
		const { alternates, url } = summary;
		const others = alternates.filter(({ address }) => !isSamePage(address, url));
		if (others.length === 0 || isCopy(summary)) return 'not_applicable';
		// The sitemaps may name the versions of each page instead.
		if (site.sitemaps?.namesAlternates) return { notChecked: 'sitemap_hreflang' };
		let areKnown = false;
		for (const { address, node } of others) {
			const { page, redirectsTo } = site.addresses[address] ?? { page: null, redirectsTo: null };
			// A version that cannot be shown is a different finding.
			if (page === null || redirectsTo !== null || page.isNoindex) continue;
			if (page.canonical !== null && !isSamePage(page.canonical, address)) continue;
			areKnown = true;
			if (page.alternates.some((back) => isSamePage(back, url))) continue;
			found.missing({ address }, ...(node === null ? [] : [node]));
		}
		if (!areKnown) return { notChecked: 'target_unknown' };
	},
});
