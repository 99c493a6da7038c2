import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangTargetsAreOk } from './hreflang-targets-are-ok.rule.ts';

const german = 'https://example.com/de/sauerteig';
const head = `<link rel="alternate" hreflang="en" href="${ordinaryUrl}">
<link rel="alternate" hreflang="de" href="${german}">
<link rel="alternate" hreflang="x-default" href="${ordinaryUrl}">`;

const page = { canonical: german, isNoindex: false, alternates: [ordinaryUrl, german] };
const answering = (more = {}) => ({
	head,
	site: { addresses: { [german]: { status: 200, redirectsTo: null, page, ...more } } },
});

export const fixtures = fixturesFor(hreflangTargetsAreOk, {
	good: {
		'a version that answers and may be indexed': answering(),
		'a version whose server refuses machines': answering({ status: 403, page: null }),
	},
	bad: {
		'a version that is gone': {
			...answering({ status: 410, page: null }),
			finds: [['broken', { address: german, status: 410 }]],
		},
		'a version that has moved': {
			...answering({ redirectsTo: 'https://example.com/de/brot' }),
			finds: [['redirect', { target: 'https://example.com/de/brot' }]],
		},
		'a version that must not be indexed': {
			...answering({ page: { ...page, isNoindex: true } }),
			finds: [['noindex', { address: german }]],
		},
		'a version that is a copy': {
			...answering({ page: { ...page, canonical: 'https://example.com/de/' } }),
			finds: [['copy', { target: 'https://example.com/de/' }]],
		},
	},
	unjudged: {
		'a page alone': { head, status: 'not_checked' },
		'a version that nobody asked for': { head, site: {}, status: 'not_checked' },
		'a page in one language': { site: {}, status: 'not_applicable' },
	},
});
