import { fixturesFor } from '../fixture.ts';
import { onlyOneCanonicalTag } from './only-one-canonical-tag.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const own = 'https://example.com/bread/sourdough';

export const fixtures = fixturesFor(onlyOneCanonicalTag, {
	good: {
		'one canonical address': { canonical: canonical(own) },
		'the same address twice': { canonical: canonical(own) + canonical(own) },
		'the same address in a header': {
			response: { status: 200, headers: [['link', `<${own}>; rel="canonical"`]] },
		},
		'an address escaped in two ways': {
			canonical: canonical(own) + canonical(own.replace('bread', '%62read')),
		},
		'a host with and without its slash': {
			canonical: canonical('https://example.com') + canonical('https://example.com/'),
		},
	},
	bad: {
		'two addresses': {
			canonical: canonical(own) + canonical('https://example.com/bread'),
			finds: [['several', { count: 2, first: own, second: 'https://example.com/bread' }]],
		},
		'another address in a header': {
			response: { status: 200, headers: [['link', '</bread>; rel="canonical"']] },
			finds: [['several', { count: 2 }]],
		},
		'three addresses': {
			canonical:
				canonical(own) + canonical('https://example.com/a') + canonical('https://example.com/b'),
			finds: [['more', { count: 3 }]],
		},
	},
	unjudged: {
		'no canonical address': { canonical: '', status: 'not_applicable' },
	},
});
