import { defineRule } from '../../../audit/rule.ts';

/**
 * In ms. One visit in this browser is not a verdict on the page: the threshold is meant for three
 * in four visitors.
 */
const good = 2500;

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
	title: 'On this visit the main content appeared quickly',
	why: 'People leave when nothing to read appears. This is one visit on your connection and device; others may be better or worse.',
	fix: 'Check what the largest text or image waits for: the server, scripts, styles or its own file.',
	messages: {
		slow: 'On this visit the largest content of the first view appeared after {seconds} s',
	},
	evaluate({ vitals }, found, { measure }) {
		const { largestContentfulPaintMs } = vitals;
		if (largestContentfulPaintMs === null) return 'not_applicable';
		const seconds = Math.round(largestContentfulPaintMs / 100) / 10;
		measure({ seconds });
		if (largestContentfulPaintMs > good) found.slow({ seconds });
	},
});
