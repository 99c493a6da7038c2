import { fixturesFor } from '../../fixture.ts';
import { snippetIsAllowed } from './snippet-is-allowed.rule.ts';

export const fixtures = fixturesFor(snippetIsAllowed, {
	good: {
		'no robots rules': {},
		'a snippet of any length': { head: '<meta name="robots" content="max-snippet:-1">' },
		'a short snippet': { head: '<meta name="robots" content="max-snippet:20">' },
		'a limit that is not a number, which engines skip': {
			head: '<meta name="robots" content="max-snippet:none">',
		},
		'nosnippet for news alone': { head: '<meta name="googlebot-news" content="nosnippet">' },
		'a page meant to be hidden': {
			head: '<meta name="robots" content="nosnippet">',
			url: 'https://example.com/cart',
		},
	},
	bad: {
		nosnippet: {
			head: '<meta name="robots" content="nosnippet, noarchive">',
			finds: [['none', { rule: 'nosnippet' }]],
		},
		'a snippet of no characters, for Google': {
			response: { status: 200, headers: [['x-robots-tag', 'googlebot: max-snippet: 0']] },
			finds: [['none', { rule: 'googlebot: max-snippet: 0' }]],
		},
	},
	unjudged: {
		'a page that is kept out of results altogether': {
			head: '<meta name="robots" content="noindex, nosnippet">',
			status: 'not_applicable',
		},
	},
});
