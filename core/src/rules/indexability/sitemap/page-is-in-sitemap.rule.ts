import { defineRule } from '../../../audit/rule.ts';
import { isLaterPart, isOriginal } from '../../../site/original-page.ts';

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
		says: 'A sitemap should list all relevant URLs of the site.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'The page is listed in the sitemap',
	why: 'Search engines find pages through links, and faster through a sitemap. A page that is not in the sitemap may be new, or forgotten.',
	fix: 'If people should find the page through search, add it to the sitemap.',
	messages: { missing: 'No sitemap of the site lists this page' },
	evaluate({ site: { sitemaps }, summary }, found) {
		if (sitemaps === null) return { notChecked: 'no_sitemap' };
		if (sitemaps.fileCount === 0) return 'not_applicable';
		if (sitemaps.entry === null && !sitemaps.isComplete) return { notChecked: 'sitemaps_not_read' };
		const isWanted = isOriginal(summary) && !isLaterPart(summary);
		if (isWanted && sitemaps.entry === null) found.missing();
	},
});
