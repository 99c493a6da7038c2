import { defineRule } from '../../../audit/rule.ts';

/**
 * In ms. One visit in this browser is not a verdict on the page: the threshold is meant for three
 * in four visitors.
 */
const good = 800;

export const serverRespondsFast = defineRule({
	name: 'server_responds_fast',
	group: 'page',
	risk: 'low',
	difficulty: 'hard',
	impact: 3,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://web.dev/articles/ttfb',
		says: 'Most pages should begin to arrive within 800 milliseconds.',
		checked: '2026-11-20',
	},
	reads: ['vitals'],
	title: 'On this visit the server responded quickly',
	why: 'Nothing can be shown before the first byte has arrived. This is one visit; others may be better or worse.',
	fix: 'Cache whole pages, look for slow queries, and serve people from a location near them.',
	messages: {
		slow: 'On this visit the first byte arrived after {milliseconds} ms',
	},
	evaluate({ vitals }, found, { measure }) {
		const { timeToFirstByteMs } = vitals;
		if (timeToFirstByteMs === null) return 'not_applicable';
		const milliseconds = timeToFirstByteMs;
		measure({ milliseconds });
		if (timeToFirstByteMs > good) found.slow({ milliseconds });
	},
});
