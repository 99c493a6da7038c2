import { fixturesFor } from '../../fixture.ts';
import { cumulativeLayoutShiftIsGood } from './cumulative-layout-shift-is-good.rule.ts';

export const fixtures = fixturesFor(cumulativeLayoutShiftIsGood, {
	good: { 'a calm page': { vitals: { cumulativeLayoutShift: 0.1 } } },
	bad: {
		'a page that jumps': {
			vitals: { cumulativeLayoutShift: 0.32 },
			finds: [['slow', { score: 0.32 }]],
		},
	},
	unjudged: {
		'a page that nobody has visited': { status: 'not_checked' },
		'nothing measured yet': { vitals: { cumulativeLayoutShift: null }, status: 'not_applicable' },
	},
});
