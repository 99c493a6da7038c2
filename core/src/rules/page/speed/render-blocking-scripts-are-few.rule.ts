import { defineRule } from '../../../audit/rule.ts';

/** Most pages have no more than this. */
const usual = 2;

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
		says: 'A script in the head without async or defer stops the browser from showing anything until it has been loaded and run.',
		checked: '2026-11-21',
	},
	reads: ['blockingScripts'],
	title: 'The page appears before its scripts have run',
	why: 'People look at an empty page until each such script has been loaded and run.',
	fix: 'Add “defer” to scripts that can run after the page has been read, and “async” to those that do not depend on anything else.',
	messages: { many: 'The browser waits for {count} scripts before it shows anything' },
	evaluate({ blockingScripts }, found) {
		const count = blockingScripts.length;
		if (count > usual) found.many({ count }, ...blockingScripts.map(({ node }) => node));
	},
});
