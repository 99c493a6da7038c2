import { fixturesFor } from '../../fixture.ts';
import { canonicalIsValid } from './canonical-is-valid.rule.ts';

const canonical = (href: string, more = '') => `<link rel="canonical" href="${href}"${more}>`;

const inHeader = (link: string) => ({
	canonical: '',
	response: { status: 200, headers: [['link', link] as const] },
});

export const fixtures = fixturesFor(canonicalIsValid, {
	good: {
		'the page about a value': {
			canonical: '<link rel="canonical" href="https://example.com/docs/undefined">',
			url: 'https://example.com/docs/undefined',
		},
		'an ordinary URL': { canonical: canonical('https://example.com/bread/sourdough') },
		'a URL in Japanese': { canonical: canonical('https://example.com/パン/サワードウ') },
		'a test site that names itself': {
			canonical: canonical('https://staging.example.com/bread/sourdough'),
			url: 'https://staging.example.com/bread/sourdough',
		},
		'a URL with a URL in its query': {
			canonical: canonical('https://example.com/bread/sourdough?from=https://example.com/'),
			url: 'https://example.com/bread/sourdough?from=https://example.com/',
		},
		'a header': inHeader('<https://example.com/bread/sourdough>; rel="canonical"; title="Bread"'),
	},
	bad: {
		'a page that is undefined': {
			canonical: '<link rel="canonical" href="https://example.com/bread/undefined">',
			finds: [['failed', { href: 'https://example.com/bread/undefined' }]],
		},
		'a variable of a template': {
			canonical: '<link rel="canonical" href="{{ page.address }}">',
			finds: [['failed']],
		},
		'no URL': { canonical: '<link rel="canonical">', finds: [['empty']] },
		'an empty URL': { canonical: canonical(' '), finds: [['empty']] },
		'two protocols': {
			canonical: canonical('http://https://example.com/bread/sourdough'),
			finds: [['unreadable', { href: 'http://https://example.com/bread/sourdough' }]],
		},
		'no host': { canonical: canonical('https://'), finds: [['unreadable']] },
		'a path in place of the host': {
			canonical: canonical('https:///bread/sourdough'),
			finds: [['unreadable', { href: 'https:///bread/sourdough' }]],
		},
		'a slash too few': {
			canonical: canonical('https:/example.com/bread/sourdough'),
			finds: [['unreadable']],
		},
		'a host and port without http': {
			canonical: canonical('localhost:3000/bread'),
			finds: [['unreadable']],
		},
		'two URLs in one': {
			canonical: canonical('https://example.com/bread/sourdough, https://example.com/rye'),
			finds: [['unreadable']],
		},
		'a host with an empty part': {
			canonical: canonical('https://example..com/bread/sourdough'),
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
		'a test site in a header': {
			...inHeader('<https://staging.example.com/bread/sourdough>; rel="canonical"'),
			finds: [['unpublished', { host: 'staging.example.com' }]],
		},
		'a header for a language': {
			...inHeader('<https://example.com/bread/sourdough>; rel="canonical"; hreflang="en"'),
			finds: [['qualified', { attributes: 'hreflang' }]],
		},
	},
	unjudged: {
		'no canonical link': { canonical: '', status: 'not_applicable' },
	},
});
