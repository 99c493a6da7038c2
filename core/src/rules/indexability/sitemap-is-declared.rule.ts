import { defineRule } from '../../audit/rule.ts';

export const sitemapIsDeclared = defineRule({
	name: 'sitemap_is_declared',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	// A small site that links to all its pages needs no sitemap.
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://blogs.bing.com/webmaster/May-2016/Sitemaps-%E2%80%93-4-Basics-to-Get-You-Started',
		says: 'Search engines are told where a sitemap is by robots.txt, or in their tools for webmasters.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site'],
	title: 'It is known where search engines find the sitemap',
	why: 'A line in robots.txt tells every search engine where the sitemap is, also those whose tools you do not use.',
	fix: 'Add a line to robots.txt: “Sitemap: ” and the complete address of the sitemap, or of the index of all of them.',
	messages: {
		none: 'robots.txt names no sitemap, and none is at /sitemap.xml',
		undeclared: 'robots.txt does not name the sitemap {sitemap}',
	},
	evaluate({ site: { sitemaps } }, found) {
		if (sitemaps === null) return { notChecked: 'no_sitemap' };
		if (sitemaps.survey === null || sitemaps.survey.isDeclared) return 'not_applicable';
		const [sitemap] = sitemaps.survey.files;
		if (sitemap === undefined) found.none();
		else found.undeclared({ sitemap });
	},
});
