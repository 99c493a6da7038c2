import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangLanguagesAreUnique } from './hreflang-languages-are-unique.rule.ts';

const version = (code: string, href: string) =>
	`<link rel="alternate" hreflang="${code}" href="${href}">`;
const own = version('en', ordinaryUrl) + version('x-default', ordinaryUrl);

export const fixtures = fixturesFor(hreflangLanguagesAreUnique, {
	good: {
		'one page for several languages': { head: own + version('en-GB', ordinaryUrl) },
		'one language for two countries': {
			head:
				own +
				version('de-AT', 'https://example.at/brot') +
				version('de-CH', 'https://example.ch/brot'),
		},
		'a URL escaped in two ways': {
			head:
				own +
				version('ja', 'https://example.jp/%E3%83%91%E3%83%B3') +
				version('ja', 'https://example.jp/%e3%83%91%e3%83%b3'),
		},
		'the same link twice': { head: own + own },
	},
	bad: {
		'two URLs for one language': {
			head:
				own + version('de', 'https://example.de/brot') + version('DE', 'https://example.at/brot'),
			finds: [['two', { code: 'de', addresses: 2 }]],
		},
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
	},
});
