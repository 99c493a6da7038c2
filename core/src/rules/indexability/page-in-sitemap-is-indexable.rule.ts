import { defineRule } from '../../audit/rule.ts';
import { isSamePage } from '../international/page-versions.ts';

export const pageInSitemapIsIndexable = defineRule({
	name: 'page_in_sitemap_is_indexable',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://blogs.bing.com/webmaster/May-2016/Sitemaps-%E2%80%93-4-Basics-to-Get-You-Started',
		says: 'A sitemap should list only the relevant addresses that the site really has, and be checked regularly.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	supersededBy: [{ rule: 'page_is_indexable', hides: ['noindex'] }],
	title: 'What the sitemap lists can be shown in search results',
	why: 'A sitemap says which addresses search engines are to show, and the page says the opposite. They spend visits on it, and trust the rest of the list less.',
	fix: 'Take the address out of the sitemap, or let the page be indexed under just this address.',
	messages: {
		redirect: 'The sitemap {sitemap} lists “{address}”, which leads on to this page',
		noindex: 'The sitemap {sitemap} lists the page, and the page forbids to index it',
		copy: 'The sitemap {sitemap} lists the page, and the page names another one as the original: “{address}”',
	},
	evaluate({ site: { sitemaps }, summary: { canonical, isNoindex, ledHere, url } }, found) {
		if (sitemaps === null) return { notChecked: 'no_sitemap' };
		if (sitemaps.entry === null) return 'not_applicable';
		const { address, sitemap } = sitemaps.entry;
		if (isNoindex) found.noindex({ sitemap });
		else if (ledHere.includes(address)) found.redirect({ address, sitemap });
		else if (canonical && !isSamePage(canonical.address, url)) {
			const nodes = canonical.node === null ? [] : [canonical.node];
			found.copy({ address: canonical.address, sitemap }, ...nodes);
		}
	},
});
