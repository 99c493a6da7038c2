import { defineRule } from '../../../audit/rule.ts';

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
		says: 'Search engines learn where a sitemap is from robots.txt, or from their tools for webmasters.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site'],
	title: 'robots.txt declares the sitemap',
	why: 'A line in robots.txt tells every search engine where the sitemap is, including those whose tools you do not use.',
	fix: 'Add a line to robots.txt: “Sitemap: ” and the absolute URL of the sitemap or the sitemap index.',
	messages: {
		none: 'robots.txt does not name a sitemap, and /sitemap.xml does not exist',
		undeclared: 'robots.txt does not declare the sitemap {sitemap}',
	},
	evaluate({ site: { sitemaps } }, found) {
		if (sitemaps === null) return { notChecked: 'no_sitemap' };
		if (sitemaps.survey === null || sitemaps.survey.isDeclared) return 'not_applicable';
		const [sitemap] = sitemaps.survey.files;
		if (sitemap === undefined) found.none();
		else found.undeclared({ sitemap });
	},
});
