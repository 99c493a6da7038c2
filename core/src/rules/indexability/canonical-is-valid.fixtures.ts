import { fixturesFor } from '../fixture.ts';
import { canonicalIsValid } from './canonical-is-valid.rule.ts';

const canonical = (href: string, more = '') => `<link rel="canonical" href="${href}"${more}>`;

export const fixtures = fixturesFor(canonicalIsValid, {
	good: {
		'an ordinary address': { canonical: canonical('https://example.com/bread/sourdough') },
		'an address in Japanese': { canonical: canonical('https://example.com/パン/サワードウ') },
		'a test site that names itself': {
			canonical: canonical('https://staging.example.com/bread/sourdough'),
			url: 'https://staging.example.com/bread/sourdough',
		},
	},
	bad: {
		'no address': { canonical: '<link rel="canonical">', finds: [['empty']] },
		'an empty address': { canonical: canonical(' '), finds: [['empty']] },
		'no host': { canonical: canonical('https://'), finds: [['unreadable']] },
		'a host and port without http': {
			canonical: canonical('localhost:3000/bread'),
			finds: [['unreadable']],
		},
		'a fragment': {
			canonical: canonical('https://example.com/bread/sourdough#crust'),
			finds: [['fragment']],
		},
		'the machine of a developer': {
			canonical: canonical('http://localhost:3000/bread/sourdough'),
			finds: [['unpublished', { host: 'localhost:3000' }]],
		},
		'a test site': {
			canonical: canonical('https://staging.example.com/bread/sourdough'),
			finds: [['unpublished']],
		},
		'a language': {
			canonical: canonical('https://example.com/bread/sourdough', ' hreflang="en"'),
			finds: [['qualified', { attributes: 'hreflang' }]],
		},
	},
	unjudged: {
		'no canonical link': { canonical: '', status: 'not_applicable' },
	},
});
