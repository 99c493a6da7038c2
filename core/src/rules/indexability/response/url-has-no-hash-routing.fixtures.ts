import { fixturesFor } from '../../fixture.ts';
import { ORDINARY_URL } from '../../ordinary-page.ts';
import { urlHasNoHashRouting } from './url-has-no-hash-routing.rule.ts';

export const fixtures = fixturesFor(urlHasNoHashRouting, {
	good: {
		'a URL without #': {},
		'a jump inside the page': { url: `${ORDINARY_URL}#fold-rest-and-bake` },
		'a marked text': { url: `${ORDINARY_URL}#:~:text=patience` },
	},
	bad: {
		'a route of an application': {
			url: `${ORDINARY_URL}#/loaves/rye`,
			finds: [['route', { route: '#/loaves/rye' }]],
		},
		'a route as it was once advised': { url: `${ORDINARY_URL}#!rye`, finds: [['route']] },
	},
	unjudged: {
		'a page that is not published': {
			url: 'http://localhost:3000/#/loaves',
			status: 'not_applicable',
		},
	},
});
