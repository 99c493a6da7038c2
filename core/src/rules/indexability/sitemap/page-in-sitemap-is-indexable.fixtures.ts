import { fixturesFor } from '../../fixture.ts';
import { ordinarySitemaps } from '../../ordinary-site.ts';
import { pageInSitemapIsIndexable } from './page-in-sitemap-is-indexable.rule.ts';

const sitemap = 'https://example.com/sitemap.xml';
const old = 'https://example.com/old';

export const fixtures = fixturesFor(pageInSitemapIsIndexable, {
	good: {
		'a page that may be indexed': { site: {} },
		'a canonical URL in another spelling': {
			canonical: '<link rel="canonical" href="https://example.com/bread/sourdough/">',
			site: {},
		},
	},
	bad: {
		'a URL that leads to the page': {
			response: {
				status: 200,
				headers: [],
				redirects: [{ url: old, status: 301, location: 'https://example.com/bread/sourdough' }],
			},
			site: { sitemaps: { ...ordinarySitemaps, entry: { address: old, sitemap } } },
			finds: [['redirect', { address: old, sitemap }]],
		},
		'a page that must not be indexed': {
			head: '<meta name="robots" content="noindex">',
			site: {},
			saidBy: 'page_is_indexable',
			finds: [['noindex', { sitemap }]],
		},
		'a copy': {
			canonical: '<link rel="canonical" href="https://example.com/bread">',
			site: {},
			finds: [['copy', { address: 'https://example.com/bread' }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a site whose sitemaps nobody read': { site: { sitemaps: null }, status: 'not_checked' },
		'a page that no sitemap lists': {
			site: { sitemaps: { ...ordinarySitemaps, entry: null } },
			status: 'not_applicable',
		},
	},
});
