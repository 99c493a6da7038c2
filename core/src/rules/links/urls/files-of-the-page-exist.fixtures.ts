import { fixturesFor } from '../../fixture.ts';
import { filesOfThePageExist } from './files-of-the-page-exist.rule.ts';

const loaf = 'https://example.com/images/loaf.jpg';
const place = 'https://example.com/bread/starter#feeding';
const withStatus = (status: number) => ({ status, redirectsTo: null, page: null });
const linked = '<p>How to <a href="/bread/starter#feeding">feed a starter</a>.</p>';

export const fixtures = fixturesFor(filesOfThePageExist, {
	good: {
		'an image that is there': { site: { addresses: { [loaf]: withStatus(200) } } },
		'a server under maintenance': { site: { addresses: { [loaf]: withStatus(503) } } },
	},
	bad: {
		'an image that is gone': {
			site: { addresses: { [loaf]: withStatus(404) } },
			finds: [['missing', { address: loaf }]],
		},
		'a place that the other page does not have': {
			footer: linked,
			site: { addresses: { [loaf]: withStatus(200), [place]: withStatus(404) } },
			finds: [['place', { address: place }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'files that nobody asked for': { site: {}, status: 'not_checked' },
		'a page without files': { main: '<p>Bread.</p>', site: {}, status: 'not_applicable' },
	},
});
