import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { ordinarySitemaps } from '../../ordinary-site.ts';
import { hreflangHasReturnLinks } from './hreflang-has-return-links.rule.ts';

const german = 'https://example.com/de/sauerteig';
const head = `<link rel="alternate" hreflang="en" href="${ordinaryUrl}">
<link rel="alternate" hreflang="de" href="${german}">
<link rel="alternate" hreflang="x-default" href="${ordinaryUrl}">`;

const pointingTo = (alternates: readonly string[], more = {}) => ({
	[german]: {
		status: 200,
		redirectsTo: null,
		page: { canonical: german, isNoindex: false, alternates, ...more },
	},
});

export const fixtures = fixturesFor(hreflangHasReturnLinks, {
	good: {
		'a version that points back': {
			head,
			site: { addresses: pointingTo([german, ordinaryUrl]) },
		},
		'a version that points back to another spelling': {
			head,
			site: { addresses: pointingTo([`${ordinaryUrl}/`]) },
		},
	},
	bad: {
		'a version that points elsewhere': {
			head,
			site: { addresses: pointingTo([german, 'https://example.com/']) },
			finds: [['missing', { address: german }]],
		},
		'a version that names no others': {
			head,
			site: { addresses: pointingTo([]) },
			finds: [['missing', { address: german }]],
		},
		'a version that only a header names': {
			response: {
				status: 200,
				headers: [
					['link', `<${ordinaryUrl}>; rel=alternate; hreflang=en`],
					['link', `<${german}>; rel=alternate; hreflang=de`],
				],
			},
			site: { addresses: pointingTo([german]) },
			finds: [['missing', { address: german }]],
		},
	},
	unjudged: {
		'a page alone': { head, status: 'not_checked' },
		'a version that nobody asked for': { head, site: {}, status: 'not_checked' },
		'a version that must not be indexed': {
			head,
			site: { addresses: pointingTo([], { isNoindex: true }) },
			status: 'not_checked',
		},
		'a site whose sitemaps name the versions': {
			head,
			site: {
				addresses: pointingTo([]),
				sitemaps: { ...ordinarySitemaps, namesAlternates: true },
			},
			status: 'not_checked',
		},
		'a page in one language': { site: {}, status: 'not_applicable' },
	},
});
