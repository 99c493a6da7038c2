import { defineRule } from '../../../audit/rule.ts';

/**
 * In ms. One visit in this browser is not a verdict on the page: the threshold is meant for three
 * in four visitors.
 */
const good = 200;

export const interactionToNextPaintIsGood = defineRule({
	name: 'interaction_to_next_paint_is_good',
	group: 'page',
	risk: 'low',
	difficulty: 'hard',
	impact: 3,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://web.dev/articles/inp',
		says: 'A page should respond to clicks, taps and keys within 200 milliseconds for three in four visitors.',
		checked: '2026-11-20',
	},
	reads: ['vitals'],
	title: 'On this visit the page responded quickly',
	why: 'A page that does not respond seems broken. This is what you did on this visit; others may be better or worse.',
	fix: 'Find the script that keeps the browser busy after the click, and do less there or do it later.',
	messages: {
		slow: 'On this visit the slowest response to a click or key took {milliseconds} ms',
	},
	evaluate({ vitals }, found, { measure }) {
		const { interactionToNextPaintMs } = vitals;
		if (interactionToNextPaintMs === null) return 'not_applicable';
		const milliseconds = interactionToNextPaintMs;
		measure({ milliseconds });
		if (interactionToNextPaintMs > good) found.slow({ milliseconds });
	},
});
