import { fixturesFor } from '../../fixture.ts';
import { onlyOneCanonicalTag } from './only-one-canonical-tag.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const own = 'https://example.com/bread/sourdough';

export const fixtures = fixturesFor(onlyOneCanonicalTag, {
	good: {
		'one canonical URL': { canonical: canonical(own) },
		'the same URL twice': { canonical: canonical(own) + canonical(own) },
		'the same URL in a header': {
			response: { status: 200, headers: [['link', `<${own}>; rel="canonical"`]] },
		},
		'a URL escaped in two ways': {
			canonical: canonical(own) + canonical(own.replace('bread', '%62read')),
		},
		'a host with and without its slash': {
			canonical: canonical('https://example.com') + canonical('https://example.com/'),
		},
	},
	bad: {
		'two URLs': {
			canonical: canonical(own) + canonical('https://example.com/bread'),
			finds: [['several', { count: 2, first: own, second: 'https://example.com/bread' }]],
		},
		'another URL in a header': {
			response: {
				status: 200,
				headers: [['link', '<https://example.com/bread>; rel="canonical"']],
			},
			finds: [['several', { count: 2 }]],
		},
		'three URLs': {
			canonical:
				canonical(own) + canonical('https://example.com/a') + canonical('https://example.com/b'),
			finds: [['more', { count: 3 }]],
		},
	},
	unjudged: {
		'no canonical URL': { canonical: '', status: 'not_applicable' },
	},
});
