import { defineRule } from '../../../audit/rule.ts';

/**
 * One visit in this browser is not a verdict on the page: the threshold is meant for three in four
 * visitors.
 */
const good = 0.1;

export const cumulativeLayoutShiftIsGood = defineRule({
	name: 'cumulative_layout_shift_is_good',
	group: 'page',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://web.dev/articles/cls',
		says: 'Content should hardly move by itself: for three in four visitors, the score of the worst burst of shifts should be at most 0.1.',
		checked: '2026-11-20',
	},
	reads: ['vitals'],
	title: 'On this visit the layout was stable',
	why: 'When text or buttons move, people lose the place or tap something else. This is one visit; others may be better or worse.',
	fix: 'Reserve space for images, ads and banners before they load.',
	messages: {
		slow: 'On this visit parts of the page moved by themselves (score {score})',
	},
	evaluate({ vitals }, found, { measure }) {
		const { cumulativeLayoutShift } = vitals;
		if (cumulativeLayoutShift === null) return 'not_applicable';
		const score = cumulativeLayoutShift;
		measure({ score });
		if (cumulativeLayoutShift > good) found.slow({ score });
	},
});
