import { fixturesFor } from '../../fixture.ts';
import { pageIsNotNoindexedForOneEngine } from './page-is-not-noindexed-for-one-engine.rule.ts';

const answer = (header: string) => ({
	status: 200,
	headers: [['x-robots-tag', header] as const],
});

export const fixtures = fixturesFor(pageIsNotNoindexedForOneEngine, {
	good: {
		'no robots rules': {},
		'a shorter snippet for one engine': {
			head: '<meta name="bingbot" content="max-snippet:50">',
		},
		'noindex for an engine that nobody there searches with': {
			head: '<meta name="seznambot" content="noindex">',
		},
		'a page for signing in': {
			head: '<meta name="bingbot" content="noindex">',
			url: 'https://example.com/login',
		},
	},
	bad: {
		'noindex for Bing': {
			head: '<meta name="BingBot" content="noindex">',
			finds: [['engine', { engine: 'Bing', rule: 'bingbot: noindex' }]],
		},
		'a header that names Bing after Google': {
			response: answer('googlebot: nosnippet, bingbot: none'),
			geo: 'cn',
			finds: [['engine', { engine: 'Bing', rule: 'bingbot: none' }]],
		},
		'noindex for Seznam in its own country': {
			head: '<meta name="seznambot" content="noindex">',
			geo: 'cz',
			finds: [['engine', { engine: 'Seznam' }]],
		},
		'noindex for everybody and for Bing again': {
			head: '<meta name="robots" content="noindex"><meta name="bingbot" content="noindex">',
			finds: [['engine']],
			saidBy: 'page_is_indexable',
		},
	},
});
