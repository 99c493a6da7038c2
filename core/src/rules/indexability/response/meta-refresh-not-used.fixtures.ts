import { fixturesFor } from '../../fixture.ts';
import { metaRefreshNotUsed } from './meta-refresh-not-used.rule.ts';

const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`;

export const fixtures = fixturesFor(metaRefreshNotUsed, {
	good: {
		'no refresh': {},
		'a page that loads itself again the next day': { head: refresh('86400') },
		'a way on for visitors without scripts': {
			head: `<noscript>${refresh('0; url=/plain')}</noscript>`,
		},
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
	},
});
