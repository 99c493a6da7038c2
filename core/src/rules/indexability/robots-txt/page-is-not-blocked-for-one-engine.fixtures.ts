import { fixturesFor } from '../../fixture.ts';
import { pageIsNotBlockedForOneEngine } from './page-is-not-blocked-for-one-engine.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });

export const fixtures = fixturesFor(pageIsNotBlockedForOneEngine, {
	good: {
		'a page that everybody may read': {},
		'another folder that Bing may not read': {
			robotsTxt: robotsTxt('User-agent: bingbot', 'Disallow: /recipes/'),
		},
		'an engine that nobody there searches with': {
			robotsTxt: robotsTxt('User-agent: SeznamBot', 'Disallow: /'),
		},
		'a basket': {
			robotsTxt: robotsTxt('User-agent: bingbot', 'Disallow: /'),
			url: 'https://example.com/cart',
		},
		'a robots.txt that the server does not deliver': {
			robotsTxt: { status: 503, text: null },
		},
	},
	bad: {
		'Bing by its name': {
			robotsTxt: robotsTxt('User-agent: *', 'Allow: /', '', 'User-agent: bingbot', 'Disallow: /'),
			finds: [['engine', { engine: 'Bing', line: 'Disallow: /', number: 5 }]],
		},
		'Bing by the name of its older crawler, in Japan': {
			robotsTxt: robotsTxt('User-agent: msnbot', 'Disallow: /bread/'),
			geo: 'jp',
			finds: [['engine', { engine: 'Bing', number: 2 }]],
		},
		'everybody but Google': {
			robotsTxt: robotsTxt(
				'User-agent: Googlebot',
				'Allow: /',
				'User-agent: *',
				'Disallow: /bread/',
			),
			finds: [['engine', { engine: 'Bing', line: 'Disallow: /bread/', number: 4 }]],
		},
		'Seznam in its own country': {
			robotsTxt: robotsTxt('User-agent: SeznamBot', 'Disallow: /'),
			geo: 'cz',
			finds: [['engine', { engine: 'Seznam' }]],
		},
		'every crawler': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /'),
			finds: [['engine']],
			saidBy: 'page_is_not_blocked_by_robots_txt',
		},
	},
	unjudged: {
		'a file on a disk': { url: 'file:///home/baker/bread.html', status: 'not_applicable' },
	},
});
