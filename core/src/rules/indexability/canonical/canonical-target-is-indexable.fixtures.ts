import { fixturesFor } from '../../fixture.ts';
import { canonicalTargetIsIndexable } from './canonical-target-is-indexable.rule.ts';

const address = 'https://example.com/bread';
const canonical = `<link rel="canonical" href="${address}">`;
const page = { canonical: null, isNoindex: false, alternates: [] };
const answers = { status: 200, redirectsTo: null, page };

const answering = (more = {}) => ({
	canonical,
	site: { addresses: { [address]: { ...answers, ...more } }, sitemaps: null },
});

export const fixtures = fixturesFor(canonicalTargetIsIndexable, {
	good: {
		'another page that answers': answering(),
		'another page that names itself': answering({ page: { ...page, canonical: address } }),
		'a server that is busy': answering({ status: 503, page: null }),
	},
	bad: {
		'a page that is gone': {
			...answering({ status: 404, page: null }),
			finds: [['broken', { address, status: 404 }]],
		},
		'a URL that redirects': {
			...answering({ redirectsTo: 'https://example.com/loaves' }),
			finds: [['redirect', { target: 'https://example.com/loaves' }]],
		},
		'a page that must not be indexed': {
			...answering({ page: { ...page, isNoindex: true } }),
			finds: [['noindex', { address }]],
		},
		'a page that names a third one': {
			...answering({ page: { ...page, canonical: 'https://example.com/' } }),
			finds: [['chain', { target: 'https://example.com/' }]],
		},
	},
	unjudged: {
		'a page alone': { canonical, status: 'not_checked' },
		'a URL that nobody asked for': { canonical, site: {}, status: 'not_checked' },
		'a page that names itself': { site: {}, status: 'not_applicable' },
	},
});
