import { fixturesFor } from '../../fixture.ts';
import { pageIsLinkedOnSite } from './page-is-linked-on-site.rule.ts';

export const fixtures = fixturesFor(pageIsLinkedOnSite, {
	good: { 'a page to which one other links': { site: { linksToIt: 1 } } },
	bad: {
		'a page to which none links': { site: { linksToIt: 0 }, finds: [['alone']] },
		'a site whose sitemaps nobody read': {
			site: { linksToIt: 0, sitemaps: null },
			finds: [['unlinked']],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a site that was not read completely': { site: { linksToIt: null }, status: 'not_checked' },
		'a copy': {
			canonical: '<link rel="canonical" href="https://example.com/bread">',
			site: { linksToIt: 0, sitemaps: null },
			status: 'not_applicable',
		},
	},
});
