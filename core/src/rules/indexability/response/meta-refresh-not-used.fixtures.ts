import { fixturesFor } from '../../fixture.ts';
import { metaRefreshNotUsed } from './meta-refresh-not-used.rule.ts';

const own = 'https://example.com/bread/sourdough';
const sent = (value: string) => ({ status: 200, headers: [['refresh', value]] as const });
const reached = (from: string, status: number) => ({
	status: 200,
	headers: null,
	redirects: [{ url: from, status, location: own }],
});
const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`;

export const fixtures = fixturesFor(metaRefreshNotUsed, {
	good: {
		'no refresh': {},
		'a page that loads itself again the next day': { head: refresh('86400') },
		'a way on for visitors without scripts': {
			head: `<noscript>${refresh('0; url=/plain')}</noscript>`,
		},
		'a header with which a board of departures loads itself again the next day': {
			response: sent('86400'),
		},
		'a redirect by the server on the way': {
			response: reached('https://example.com/sourdough', 301),
		},
		'a URL without a host': { head: refresh('5; url=https://') },
		'a time that is not a number': { head: refresh('soon; url=/rye') },
	},
	bad: {
		'a redirect in place of the page': {
			head: refresh("0;URL='/bread/rye'"),
			finds: [['at_once', { address: '/bread/rye' }]],
		},
		'a page of news that loads itself again': {
			head: refresh('300'),
			finds: [['reload', { seconds: 300 }]],
		},
		'a page that loads itself again by its own URL': {
			head: refresh('300; url=https://example.com/bread/sourdough'),
			finds: [['reload']],
		},
		'a redirect while people read': {
			head: refresh('10; url=https://example.org/'),
			finds: [['later', { address: 'https://example.org/', seconds: 10 }]],
		},
		'a header that redirects in place of the page': {
			response: sent('0; url=https://example.com/bread/rye'),
			finds: [['header', { value: '0; url=https://example.com/bread/rye' }]],
		},
		'a header that redirects while people read': {
			response: sent('10; URL="/bread/rye"'),
			finds: [['header']],
		},
		'a header with which the page loads itself again': {
			response: sent('300; url=/bread/sourdough'),
			finds: [['reload', { seconds: 300 }]],
		},
		'a refresh that led to the page': {
			response: reached('https://example.com/sourdough', 200),
			finds: [['followed', { from: 'https://example.com/sourdough' }]],
		},
	},
});
