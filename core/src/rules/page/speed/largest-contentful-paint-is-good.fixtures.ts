import { fixturesFor } from '../../fixture.ts';
import { largestContentfulPaintIsGood } from './largest-contentful-paint-is-good.rule.ts';

export const fixtures = fixturesFor(largestContentfulPaintIsGood, {
	good: { 'a visit that was quick': { vitals: { largestContentfulPaintMs: 2500 } } },
	bad: {
		'a visit that was slow': {
			vitals: { largestContentfulPaintMs: 4230 },
			finds: [['slow', { seconds: 4.2 }]],
		},
	},
	unjudged: {
		'a page that nobody has visited': { status: 'not_checked' },
		'nothing measured yet': {
			vitals: { largestContentfulPaintMs: null },
			status: 'not_applicable',
		},
	},
});
