import { fixturesFor } from '../../fixture.ts';
import { pageIsNotBlockedByRobotsTxt } from './page-is-not-blocked-by-robots-txt.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });

export const fixtures = fixturesFor(pageIsNotBlockedByRobotsTxt, {
	good: {
		'a folder that crawlers may read': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /', 'Allow: /bread/'),
		},
		'a page that only a crawler without results may not read': {
			robotsTxt: robotsTxt('User-agent: GPTBot', 'Disallow: /'),
		},
		'a line that begins with a no-break space, which crawlers do not know': {
			robotsTxt: robotsTxt('User-agent: *', '\u00a0Disallow: /'),
		},
		'a site without robots.txt': { robotsTxt: { status: 404, text: null } },
		'a basket that crawlers should leave alone': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /cart'),
			url: 'https://example.com/cart',
		},
	},
	bad: {
		'a folder that crawlers may not read': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /bread/'),
			finds: [['blocked', { crawler: 'Googlebot', line: 'Disallow: /bread/', number: 2 }]],
		},
		'a Japanese path, written plainly': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /パン/'),
			url: 'https://example.com/%E3%83%91%E3%83%B3/',
			finds: [['blocked', { line: 'Disallow: /パン/' }]],
		},
		'a robots.txt that the server does not deliver': {
			robotsTxt: { status: 503, text: null },
			finds: [['closed', { crawler: 'Googlebot' }]],
		},
		'the crawler that counts most in Korea': {
			robotsTxt: robotsTxt('User-agent: Yeti', 'Disallow: /'),
			geo: 'kr',
			finds: [['blocked', { crawler: 'Yeti' }]],
		},
		'both crawlers that count in Korea, each by its own line': {
			robotsTxt: robotsTxt(
				'User-agent: Yeti',
				'Disallow: /',
				'User-agent: Googlebot',
				'Disallow: /bread/',
			),
			geo: 'kr',
			finds: [
				['blocked', { crawler: 'Googlebot', line: 'Disallow: /bread/', number: 4 }],
				['blocked', { crawler: 'Yeti', line: 'Disallow: /', number: 2 }],
			],
		},
		'the crawler that counts most in Russia, by its older name': {
			robotsTxt: robotsTxt('User-agent: Yandex', 'Disallow: /'),
			geo: 'ru',
			finds: [['blocked', { crawler: 'YandexBot' }]],
		},
	},
	unjudged: {
		'a file on a disk': { url: 'file:///home/baker/bread.html', status: 'not_applicable' },
	},
});
