import { fixturesFor } from '../../fixture.ts';
import { internalLinksDoNotRedirect } from './internal-links-do-not-redirect.rule.ts';

const starter = 'https://example.com/bread/starter';
const imprint = 'https://example.com/imprint';
const page = { canonical: null, isNoindex: false, alternates: [] };
const leadingTo = (redirectsTo: string | null) => ({
	site: { addresses: { [starter]: { status: 200, redirectsTo, page } } },
});
const home = 'https://example.com/';

export const fixtures = fixturesFor(internalLinksDoNotRedirect, {
	good: {
		'a link to where the page is': leadingTo(null),
		'a page that asks to log in first': leadingTo('https://example.com/login?next=/bread/starter'),
		'redirects that never end, which are reported as broken': {
			site: {
				addresses: {
					[starter]: { status: 302, redirectsTo: starter, page: null },
					[imprint]: { status: 200, redirectsTo: null, page },
				},
			},
		},
		'a home page that chooses a language': {
			main: `<p>Back <a href="/">to all our breads</a>.</p>`,
			site: {
				addresses: { [home]: { status: 200, redirectsTo: 'https://example.com/en/', page } },
			},
		},
	},
	bad: {
		'a link to where the page was': {
			...leadingTo('https://example.com/starter'),
			finds: [['redirect', { address: starter, target: 'https://example.com/starter' }]],
		},
		'a slash that is missing': {
			...leadingTo(`${starter}/`),
			finds: [['redirect', { target: `${starter}/` }]],
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
