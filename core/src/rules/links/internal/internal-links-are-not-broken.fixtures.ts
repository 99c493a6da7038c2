import { fixturesFor } from '../../fixture.ts';
import { internalLinksAreNotBroken } from './internal-links-are-not-broken.rule.ts';

const starter = 'https://example.com/bread/starter';
const imprint = 'https://example.com/imprint';
const page = { canonical: null, isNoindex: false, alternates: [] };
const answers = { status: 200, redirectsTo: null, page };
const withStatus = (status: number) => ({ status, redirectsTo: null, page: null });

export const fixtures = fixturesFor(internalLinksAreNotBroken, {
	good: {
		'links that were followed': { site: { addresses: { [starter]: answers, [imprint]: answers } } },
		'a link that redirects': {
			site: { addresses: { [starter]: { ...answers, redirectsTo: imprint } } },
		},
		'a page for members, and one that is requested too often': {
			site: { addresses: { [starter]: withStatus(401), [imprint]: withStatus(429) } },
		},
		'a server under maintenance': { site: { addresses: { [starter]: withStatus(503) } } },
	},
	bad: {
		'a page that is gone': {
			site: { addresses: { [starter]: withStatus(404), [imprint]: answers } },
			finds: [['broken', { address: starter, status: 404 }]],
		},
		'redirects that never end': {
			site: { addresses: { [starter]: { status: 302, redirectsTo: starter, page: null } } },
			finds: [['endless', { address: starter }]],
		},
		'two pages that fail': {
			site: { addresses: { [starter]: withStatus(500), [imprint]: withStatus(410) } },
			finds: [
				['broken', { address: starter, status: 500 }],
				['broken', { address: imprint, status: 410 }],
			],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'links that nobody followed': { site: {}, status: 'not_checked' },
		'a page without links': {
			main: '<p>Bread.</p>',
			footer: '',
			site: {},
			status: 'not_applicable',
		},
	},
});
