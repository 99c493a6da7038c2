import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangAgreesWithCanonical } from './hreflang-agrees-with-canonical.rule.ts';

const german = 'https://example.com/de/sauerteig';
const british = 'https://example.com/gb/sourdough';
const version = (code: string, href: string) =>
	`<link rel="alternate" hreflang="${code}" href="${href}">`;
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

export const fixtures = fixturesFor(hreflangAgreesWithCanonical, {
	good: {
		'its own URL': { head: version('en', ordinaryUrl) + version('de', german) },
		'the same language for another country': {
			head: version('en-US', ordinaryUrl) + version('en-GB', british),
			canonical: canonical(british),
		},
		'a URL outside the set': {
			head: version('en', ordinaryUrl) + version('de', german),
			canonical: canonical('https://example.com/bread/loaf'),
		},
	},
	bad: {
		'the URL of the translation': {
			head: version('en', ordinaryUrl) + version('de', german),
			canonical: canonical(german),
			finds: [['other_language', { code: 'en', other: 'de' }]],
		},
		'the URL of the translation, with the versions in the body': {
			footer: version('en', ordinaryUrl) + version('de', german),
			canonical: canonical(german),
			finds: [['other_language']],
			saidBy: 'hreflang_in_head_or_header',
		},
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
	},
});
