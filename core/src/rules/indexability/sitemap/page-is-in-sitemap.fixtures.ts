import { fixturesFor } from '../../fixture.ts';
import { ordinarySitemaps } from '../../ordinary-site.ts';
import { pageIsInSitemap } from './page-is-in-sitemap.rule.ts';

const sitemaps = { ...ordinarySitemaps, entry: null };

export const fixtures = fixturesFor(pageIsInSitemap, {
	good: {
		'a page that the sitemap lists': { site: {} },
		'a copy that it leaves out': {
			canonical: '<link rel="canonical" href="https://example.com/bread">',
			site: { sitemaps },
		},
		'a later part of a list': {
			canonical: '',
			url: 'https://example.com/bread?page=3',
			site: { sitemaps },
		},
		'a site without sitemap': { site: { sitemaps: { ...sitemaps, fileCount: 0 } } },
	},
	bad: {
		'a page that no sitemap lists': { site: { sitemaps }, finds: [['missing']] },
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a site with more sitemaps than were read': {
			site: { sitemaps: { ...sitemaps, isComplete: false } },
			status: 'not_checked',
		},
		'a site whose sitemaps nobody read': { site: { sitemaps: null }, status: 'not_checked' },
	},
});
