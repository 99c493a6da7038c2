import { fixturesFor } from '../../fixture.ts';
import { ordinarySitemaps } from '../../ordinary-site.ts';
import { sitemapIsDeclared } from './sitemap-is-declared.rule.ts';

const sitemap = 'https://example.com/sitemap.xml';
const withSurvey = (files: readonly string[]) => ({
	site: {
		sitemaps: {
			...ordinarySitemaps,
			entry: null,
			fileCount: files.length,
			survey: { isDeclared: false, files, faults: [] },
		},
	},
});

export const fixtures = fixturesFor(sitemapIsDeclared, {
	good: {
		'a robots.txt that names it': { site: {} },
		'a page that is not the first of the site': {
			site: { sitemaps: { ...ordinarySitemaps, survey: null } },
		},
	},
	bad: {
		'no sitemap': { ...withSurvey([]), finds: [['none']] },
		'a sitemap that robots.txt does not name': {
			...withSurvey([sitemap]),
			finds: [['undeclared', { sitemap }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a site whose sitemaps nobody looked for': { site: { sitemaps: null }, status: 'not_checked' },
	},
});
