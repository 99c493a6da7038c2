import { defineRule } from '../../audit/rule.ts';

/**
 * Of one visit in this browser, not a verdict on the page: the threshold is meant for three in four
 * visitors.
 */
const GOOD = 2500;

export const largestContentfulPaintIsGood = defineRule({
	name: 'largest_contentful_paint_is_good',
	group: 'page',
	risk: 'low',
	difficulty: 'hard',
	impact: 3,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://web.dev/articles/lcp',
		says: 'The largest text or image of the first view should be painted within 2.5 seconds for three in four visitors.',
		checked: '2026-11-20',
	},
	reads: ['vitals'],
	title: 'On this visit the main content came quickly',
	why: 'People leave when nothing to read appears. This is one visit on your connection and device; others may fare better or worse.',
	fix: 'Look at what the largest text or image waits for: the server, scripts, styles, its own file.',
	messages: {
		slow: 'On this visit the largest content of the first view came after {seconds} s',
	},
	evaluate({ vitals }, found, { measure }) {
		const { largestContentfulPaintMs } = vitals;
		if (largestContentfulPaintMs === null) return 'not_applicable';
		const seconds = Math.round(largestContentfulPaintMs / 100) / 10;
		measure({ seconds });
		if (largestContentfulPaintMs > GOOD) found.slow({ seconds });
	},
});
