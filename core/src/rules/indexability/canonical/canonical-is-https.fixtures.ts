import { fixturesFor } from '../../fixture.ts';
import { canonicalIsHttps } from './canonical-is-https.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

export const fixtures = fixturesFor(canonicalIsHttps, {
	good: {
		'a secure URL': {},
		'a secure URL with www': {
			canonical: canonical('https://www.example.com/bread/sourdough'),
		},
	},
	bad: {
		'a URL without encryption': {
			canonical: canonical('http://example.com/bread/sourdough'),
			finds: [['insecure', { address: 'http://example.com/bread/sourdough' }]],
		},
		'another page of the site, with www': {
			canonical: canonical('http://www.example.com/bread'),
			finds: [['insecure']],
		},
	},
	unjudged: {
		'a page without encryption': {
			canonical: canonical('http://example.com/bread/sourdough'),
			url: 'http://example.com/bread/sourdough',
			status: 'not_applicable',
		},
		'another site': {
			canonical: canonical('http://example.org/bread'),
			status: 'not_applicable',
		},
		'no canonical URL': { canonical: '', status: 'not_applicable' },
	},
});
