import { defineRule } from '../../audit/rule.ts';

/** Most pages have no more than this. */
const USUAL = 2;

export const renderBlockingScriptsAreFew = defineRule({
	name: 'render_blocking_scripts_are_few',
	group: 'page',
	risk: 'moderate',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
		says: 'A script in the head without async or defer stops the browser from showing anything until it has come and run.',
		checked: '2026-11-21',
	},
	reads: ['blockingScripts'],
	title: 'The page appears before its scripts have run',
	why: 'For each such script people look at an empty page until it has arrived and run.',
	fix: 'Add “defer” to scripts that may run after the page is there, and “async” to those that stand alone.',
	messages: { many: 'The browser waits for {count} scripts before it shows anything' },
	evaluate({ blockingScripts }, found) {
		const count = blockingScripts.length;
		if (count > USUAL) found.many({ count }, ...blockingScripts.map(({ node }) => node));
	},
});
