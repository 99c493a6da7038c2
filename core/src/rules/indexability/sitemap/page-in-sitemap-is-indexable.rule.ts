import { defineRule } from '../../../audit/rule.ts';
import { isSamePage } from '../../international/hreflang/page-versions.ts';

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
		says: 'A sitemap should list only relevant URLs that really exist on the site, and be checked regularly.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	supersededBy: [{ rule: 'page_is_indexable', hides: ['noindex'] }],
	title: 'A page in the sitemap can be shown in search results',
	why: 'A sitemap says which URLs search engines should show, and the page says the opposite. Search engines waste visits on the page and trust the rest of the sitemap less.',
	fix: 'Remove the URL from the sitemap, or let the page be indexed under exactly this URL.',
	messages: {
		redirect: 'The sitemap {sitemap} lists “{address}”, which redirects to this page',
		noindex: 'The sitemap {sitemap} lists the page, but the page forbids indexing',
		copy: 'The sitemap {sitemap} lists the page, but the page has a different canonical URL: “{address}”',
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
