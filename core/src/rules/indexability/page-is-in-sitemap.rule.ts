import { defineRule } from '../../audit/rule.ts';
import { isLaterPart, isOriginal } from '../../site/original-page.ts';

export const pageIsInSitemap = defineRule({
	name: 'page_is_in_sitemap',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	// Links are enough for a page to be found; a sitemap only helps.
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://blogs.bing.com/webmaster/May-2016/Sitemaps-%E2%80%93-4-Basics-to-Get-You-Started',
		says: 'A sitemap should list all relevant addresses of the site.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'It is known which pages the sitemap leaves out',
	why: 'Search engines find pages by links, and faster by a sitemap. A page that it leaves out may be new, or forgotten.',
	fix: 'If people should find the page by search, let the sitemap list it.',
	messages: { missing: 'No sitemap of the site lists this page' },
	evaluate({ site: { sitemaps }, summary }, found) {
		if (sitemaps === null) return { notChecked: 'no_sitemap' };
		if (sitemaps.fileCount === 0) return 'not_applicable';
		if (sitemaps.entry === null && !sitemaps.isComplete) return { notChecked: 'sitemaps_not_read' };
		const isWanted = isOriginal(summary) && !isLaterPart(summary);
		if (isWanted && sitemaps.entry === null) found.missing();
	},
});
