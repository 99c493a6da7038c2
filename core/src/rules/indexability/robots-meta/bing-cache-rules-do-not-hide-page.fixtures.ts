import { fixturesFor } from '../../fixture.ts';
import { bingCacheRulesDoNotHidePage } from './bing-cache-rules-do-not-hide-page.rule.ts';

export const fixtures = fixturesFor(bingCacheRulesDoNotHidePage, {
	good: {
		'no robots rules': {},
		'noarchive for Google, where it means nothing': {
			head: '<meta name="googlebot" content="noarchive">',
		},
		'a country where few search with Bing': {
			head: '<meta name="robots" content="noarchive">',
			geo: 'ru',
		},
	},
	bad: {
		noarchive: {
			head: '<meta name="robots" content="index, noarchive">',
			finds: [['unused', { rule: 'noarchive' }]],
		},
		'both words, of which nocache counts': {
			head: '<meta name="bingbot" content="noarchive, nocache">',
			finds: [['short', { rule: 'bingbot: nocache' }]],
		},
	},
});
