import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangUrlsAreAbsolute } from './hreflang-urls-are-absolute.rule.ts';

const version = (href: string) =>
	`<link rel="alternate" hreflang="en" href="${ordinaryUrl}"><link rel="alternate" hreflang="de" href="${href}">`;

export const fixtures = fixturesFor(hreflangUrlsAreAbsolute, {
	good: {
		'a whole URL': { head: version('https://example.com/de/brot') },
	},
	bad: {
		'a path': { head: version('/de/brot'), finds: [['relative', { href: '/de/brot' }]] },
		'no scheme': { head: version('//example.com/de/brot'), finds: [['relative']] },
		'a path in a header': {
			head: `<link rel="alternate" hreflang="en" href="${ordinaryUrl}">`,
			response: { status: 200, headers: [['link', '</de/brot>; rel=alternate; hreflang=de']] },
			finds: [['relative', { code: 'de', href: '/de/brot' }]],
		},
		'paths in the body': {
			footer: version('/de/brot'),
			finds: [['relative']],
			saidBy: 'hreflang_in_head_or_header',
		},
		'two protocols': {
			head: version('http://https://example.com/de/brot'),
			finds: [['doubled', { code: 'de', href: 'http://https://example.com/de/brot' }]],
		},
		'no URL': { head: version(''), finds: [['empty', { code: 'de' }]] },
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
		'a feed in a language, which is not a version': {
			head: '<link rel="alternate" type="application/rss+xml" hreflang="en" href="/feed">',
			status: 'not_applicable',
		},
	},
});
