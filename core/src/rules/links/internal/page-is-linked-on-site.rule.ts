import { defineRule } from '../../../audit/rule.ts';
import { isLaterPart, isOriginal } from '../../../site/original-page.ts';

export const pageIsLinkedOnSite = defineRule({
	name: 'page_is_linked_on_site',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/blog/2008/10/importance-of-link-architecture',
		says: 'Important pages should be reachable from the home page by links: links are how crawlers and people find pages and tell which ones matter.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'Another page of the site links to this one',
	why: 'Visitors never come across a page that nothing links to, and search engines take the lack of links as a sign that it matters little.',
	fix: 'Link to it where people would look for it: in a list, a menu or a related text. If it is no longer needed, remove it from the sitemap.',
	messages: {
		alone: 'The sitemap lists this page, but no page of the site links to it',
		unlinked: 'No page of the site links to this one',
	},
	evaluate({ site: { linksToIt, sitemaps }, summary }, found) {
		if (linksToIt === null) return { notChecked: 'site_not_whole' };
		if (!isOriginal(summary) || isLaterPart(summary)) return 'not_applicable';
		if (linksToIt === 0) found[sitemaps === null ? 'unlinked' : 'alone']();
	},
});
