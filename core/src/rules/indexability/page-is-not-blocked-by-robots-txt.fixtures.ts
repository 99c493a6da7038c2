import { fixturesFor } from '../fixture.ts';
import { pageIsNotBlockedByRobotsTxt } from './page-is-not-blocked-by-robots-txt.rule.ts';

const verdict = (crawler: string, isAllowed: boolean, line = 'Disallow: /bread/') => ({
	crawler,
	isAllowed,
	line,
});

export const fixtures = fixturesFor(pageIsNotBlockedByRobotsTxt, {
	good: {
		'a page that Googlebot may read': {
			robotsTxt: { verdicts: [verdict('Googlebot', true, 'Allow: /')] },
		},
		'a page that only a crawler without results may not read': {
			robotsTxt: { verdicts: [verdict('Googlebot', true), verdict('GPTBot', false)] },
		},
		'a basket that crawlers should leave alone': {
			robotsTxt: { verdicts: [verdict('Googlebot', false, 'Disallow: /cart')] },
			url: 'https://example.com/cart',
		},
	},
	bad: {
		'a folder that crawlers may not read': {
			robotsTxt: { verdicts: [verdict('Googlebot', false)] },
			finds: [['blocked', { crawler: 'Googlebot', line: 'Disallow: /bread/' }]],
		},
		'a robots.txt that the server does not deliver': {
			robotsTxt: { verdicts: [verdict('Googlebot', false, '')] },
			finds: [['closed', { crawler: 'Googlebot' }]],
		},
		'the crawler that counts most in Korea': {
			robotsTxt: { verdicts: [verdict('Googlebot', true), verdict('Yeti', false)] },
			geo: 'kr',
			finds: [['blocked', { crawler: 'Yeti' }]],
		},
	},
	unjudged: {
		'verdicts for other crawlers alone': {
			robotsTxt: { verdicts: [verdict('bingbot', false)] },
			status: 'not_checked',
		},
	},
});
