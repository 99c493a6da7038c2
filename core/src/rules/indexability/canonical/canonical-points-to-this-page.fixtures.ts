import { fixturesFor } from '../../fixture.ts';
import { canonicalPointsToThisPage } from './canonical-points-to-this-page.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

export const fixtures = fixturesFor(canonicalPointsToThisPage, {
	good: {
		'its own URL': {},
		'its own URL, without what a campaign added': {
			url: 'https://example.com/bread/sourdough?utm_source=letter&fbclid=1#crust',
		},
		'its own URL, encoded in another way': {
			canonical: canonical('https://example.com/パン'),
			url: 'https://example.com/%e3%83%91%e3%83%b3',
		},
		'no canonical URL': { canonical: '' },
		'a test site that names the public page': {
			url: 'https://staging.example.com/bread/sourdough',
		},
	},
	bad: {
		'another page': {
			canonical: canonical('https://example.com/bread'),
			finds: [['elsewhere', { address: 'https://example.com/bread' }]],
		},
		'another site, named in a header': {
			canonical: '',
			response: { status: 200, headers: [['link', '<https://example.org/>; rel="canonical"']] },
			finds: [['elsewhere', { address: 'https://example.org/' }]],
		},
		'a list in another order': {
			url: 'https://example.com/bread/sourdough?sort=price',
			finds: [['parameters', { address: 'https://example.com/bread/sourdough' }]],
		},
		'a slash at the end': {
			url: 'https://www.example.com/bread/sourdough/',
			finds: [['spelling', { address: 'https://example.com/bread/sourdough' }]],
		},
	},
});
