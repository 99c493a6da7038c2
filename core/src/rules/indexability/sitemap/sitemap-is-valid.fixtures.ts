import type { SitemapFault } from '../../../facts/given/site-facts.ts';
import { fixturesFor } from '../../fixture.ts';
import { ordinarySitemaps } from '../../ordinary-site.ts';
import { sitemapIsValid } from './sitemap-is-valid.rule.ts';

const sitemap = 'https://example.com/sitemap.xml';

const withFault = (fault: Pick<SitemapFault, 'kind'> & Partial<SitemapFault>) => ({
	site: {
		sitemaps: {
			...ordinarySitemaps,
			survey: {
				isDeclared: true,
				files: [sitemap],
				faults: [{ sitemap, example: '', count: 1, ...fault }],
			},
		},
	},
});

export const fixtures = fixturesFor(sitemapIsValid, {
	good: { 'a sitemap that follows the protocol': { site: {} } },
	bad: {
		'a file that is not a sitemap': {
			...withFault({ kind: 'unreadable' }),
			finds: [['unreadable']],
		},
		'a character without its escape': {
			...withFault({ kind: 'broken_xml', example: '&uuml;' }),
			finds: [['broken_xml', { example: '&uuml;' }]],
		},
		'no namespace': { ...withFault({ kind: 'no_namespace' }), finds: [['no_namespace']] },
		'a namespace with https': {
			...withFault({
				kind: 'wrong_namespace',
				example: 'https://www.sitemaps.org/schemas/sitemap/0.9',
			}),
			finds: [['wrong_namespace', { example: 'https://www.sitemaps.org/schemas/sitemap/0.9' }]],
		},
		'URLs without a host': {
			...withFault({ kind: 'relative', count: 2, example: '/rye' }),
			finds: [['relative', { example: '/rye' }]],
		},
		'more URLs than allowed': {
			...withFault({ kind: 'too_many', count: 60_000 }),
			finds: [['too_many', { count: 60_000 }]],
		},
		'more than 50 MB': { ...withFault({ kind: 'too_large' }), finds: [['too_large']] },
		'pages of another host': {
			...withFault({ kind: 'other_host', count: 3, example: 'https://example.org/' }),
			finds: [['other_host', { example: 'https://example.org/' }]],
		},
		'a day that has not come yet': {
			...withFault({ kind: 'wrong_date', count: 2, example: '2062-01-01' }),
			finds: [['wrong_date', { example: '2062-01-01' }]],
		},
		'a page that was deleted': {
			...withFault({ kind: 'missing', count: 1, example: 'https://example.com/gone' }),
			finds: [['missing', { example: 'https://example.com/gone' }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a site whose sitemaps nobody looked for': { site: { sitemaps: null }, status: 'not_checked' },
		'a page that is not the first of the site': {
			site: { sitemaps: { ...ordinarySitemaps, survey: null } },
			status: 'not_applicable',
		},
		'a site without sitemap': {
			site: {
				sitemaps: {
					...ordinarySitemaps,
					survey: { isDeclared: false, files: [], faults: [] },
				},
			},
			status: 'not_applicable',
		},
	},
});
