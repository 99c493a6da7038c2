import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { urlHasNoHashRouting } from './url-has-no-hash-routing.rule.ts';

export const fixtures = fixturesFor(urlHasNoHashRouting, {
	good: {
		'a URL without #': {},
		'a jump inside the page': { url: `${ordinaryUrl}#fold-rest-and-bake` },
		'a marked text': { url: `${ordinaryUrl}#:~:text=patience` },
	},
	bad: {
		'a route of an application': {
			url: `${ordinaryUrl}#/loaves/rye`,
			finds: [['route', { route: '#/loaves/rye' }]],
		},
		'a route as it was once advised': { url: `${ordinaryUrl}#!rye`, finds: [['route']] },
	},
	unjudged: {
		'a page that is not published': {
			url: 'http://localhost:3000/#/loaves',
			status: 'not_applicable',
		},
	},
});
