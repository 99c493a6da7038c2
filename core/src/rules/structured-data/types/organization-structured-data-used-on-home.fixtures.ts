import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { organizationStructuredDataUsedOnHome } from './organization-structured-data-used-on-home.rule.ts';

const home = {
	url: 'https://example.com/',
	canonical: '<link rel="canonical" href="https://example.com/">',
};

export const fixtures = fixturesFor(organizationStructuredDataUsedOnHome, {
	good: {
		'an organization': { ...home, ...jsonLd({ '@type': 'Organization', name: 'Ann bakes' }) },
		'a special kind of business': {
			...home,
			...jsonLd({ '@type': 'Bakery', name: 'Ann bakes', address: '1 Mill Lane' }),
		},
		'a person': { ...home, ...jsonLd({ '@type': 'Person', name: 'Ann Baker' }) },
		'another page': {},
	},
	bad: {
		'a home page that does not say who is behind it': { ...home, finds: [['missing']] },
	},
});
