import { fixturesFor } from '../../fixture.ts';
import { intrusiveInterstitialIsAbsent } from './intrusive-interstitial-is-absent.rule.ts';

export const fixtures = fixturesFor(intrusiveInterstitialIsAbsent, {
	good: {
		'a page that nothing covers': { layout: {} },
		'a banner at the bottom': { layout: { overlay: { percent: 20, node: 'div' } } },
	},
	bad: {
		'a window over the page': {
			layout: { overlay: { percent: 84, node: 'div' } },
			finds: [['covered', { percent: 84 }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
	},
});
