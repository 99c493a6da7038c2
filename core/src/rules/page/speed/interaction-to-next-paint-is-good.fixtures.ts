import { fixturesFor } from '../../fixture.ts';
import { interactionToNextPaintIsGood } from './interaction-to-next-paint-is-good.rule.ts';

export const fixtures = fixturesFor(interactionToNextPaintIsGood, {
	good: { 'a page that answers': { vitals: { interactionToNextPaintMs: 200 } } },
	bad: {
		'a page that responds slowly': {
			vitals: { interactionToNextPaintMs: 480 },
			finds: [['slow', { milliseconds: 480 }]],
		},
	},
	unjudged: {
		'a page that nobody has visited': { status: 'not_checked' },
		'nothing measured yet': {
			vitals: { interactionToNextPaintMs: null },
			status: 'not_applicable',
		},
	},
});
