import { defineRule } from '../../../audit/rule.ts';

export const contentFitsViewport = defineRule({
	name: 'content_fits_viewport',
	group: 'page',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developer.chrome.com/docs/lighthouse/seo/content-width',
		says: 'People on phones should not have to scroll sideways: content is as wide as the window.',
		checked: '2026-11-20',
	},
	reads: ['layout'],
	title: 'The content fits the width of the window',
	why: 'Content wider than the window makes people scroll sideways, especially on phones.',
	fix: 'Let the element shrink with the window: no fixed width, images no wider than 100 %, tables and code that scroll by themselves.',
	messages: {
		wide: 'The content is {content} px wide, the window {window} px',
	},
	evaluate({ layout }, found, { measure }) {
		const { contentWidth: content, overflowing, viewport } = layout;
		measure({ content, window: viewport.width });
		if (content <= viewport.width) return;
		const nodes = overflowing.slice(0, 5).map(({ node }) => node);
		found.wide({ content, window: viewport.width }, ...nodes);
	},
});
