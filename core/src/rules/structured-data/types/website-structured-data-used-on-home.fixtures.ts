import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { websiteStructuredDataUsedOnHome } from './website-structured-data-used-on-home.rule.ts';

const home = {
	url: 'https://example.com/',
	canonical: '<link rel="canonical" href="https://example.com/">',
};

export const fixtures = fixturesFor(websiteStructuredDataUsedOnHome, {
	good: {
		'a home page that names the site': {
			...home,
			...jsonLd({ '@type': 'WebSite', name: 'Ann bakes', url: 'https://example.com/' }),
		},
		'another page': {},
	},
	bad: {
		'a home page without it': { ...home, finds: [['missing']] },
		'a site without a name': {
			...home,
			...jsonLd({ '@type': 'WebSite', url: 'https://example.com/' }),
			finds: [['incomplete', { property: 'name' }]],
		},
	},
});
