import { fixturesFor } from '../../fixture.ts';
import { robotsTxtDoesNotBlockAssets } from './robots-txt-does-not-block-assets.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });
const style = '<link rel="stylesheet" href="/theme/style.css">';
const script = '<script src="/theme/menu.js" defer></script>';

export const fixtures = fixturesFor(robotsTxtDoesNotBlockAssets, {
	good: {
		'files that crawlers may load': { head: style + script },
		'a folder of which styles are allowed': {
			head: style,
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /theme/', 'Allow: /theme/*.css'),
		},
		'a page that crawlers may not read either, and are not meant to': {
			head: style,
			url: 'https://example.com/cart',
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /'),
		},
		'a crawler that has no results': {
			head: style,
			robotsTxt: robotsTxt('User-agent: GPTBot', 'Disallow: /theme/'),
		},
	},
	bad: {
		'a stylesheet': {
			head: style,
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /theme/'),
			finds: [['stylesheet', { href: '/theme/style.css', line: 'Disallow: /theme/' }]],
		},
		'a script, for the crawler that counts most in Korea': {
			head: script,
			robotsTxt: robotsTxt('User-agent: Yeti', 'Disallow: /*.js$'),
			geo: 'kr',
			finds: [['script', { line: 'Disallow: /*.js$' }]],
		},
	},
	unjudged: {
		'files of another host': {
			head: '<script src="https://cdn.example.org/menu.js"></script>',
			status: 'not_applicable',
		},
		'a site without robots.txt': {
			head: style,
			robotsTxt: { status: 404, text: null },
			status: 'not_applicable',
		},
	},
});
