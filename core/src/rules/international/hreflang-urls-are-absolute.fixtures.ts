import { fixturesFor } from '../fixture.ts';
import { ORDINARY_URL } from '../ordinary-page.ts';
import { hreflangUrlsAreAbsolute } from './hreflang-urls-are-absolute.rule.ts';

const version = (href: string) =>
	`<link rel="alternate" hreflang="en" href="${ORDINARY_URL}"><link rel="alternate" hreflang="de" href="${href}">`;

export const fixtures = fixturesFor(hreflangUrlsAreAbsolute, {
	good: {
		'a whole address': { head: version('https://example.com/de/brot') },
	},
	bad: {
		'a path': { head: version('/de/brot'), finds: [['relative', { href: '/de/brot' }]] },
		'no scheme': { head: version('//example.com/de/brot'), finds: [['relative']] },
		'no address': { head: version(''), finds: [['empty', { code: 'de' }]] },
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
		'a feed, which is no version': {
			head: '<link rel="alternate" type="application/rss+xml" href="/feed">',
			status: 'not_applicable',
		},
	},
});
