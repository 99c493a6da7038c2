import { defineRule } from '../../audit/rule.ts';

/** Smaller differences are not noticeable. */
const clearly = 1.2;

export const mainVisualTitleIsClear = defineRule({
	name: 'main_visual_title_is_clear',
	group: 'headings',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Google considers the main title that people see, and text that stands out by its size. It should be clear which text is the main title of a page.',
		checked: '2026-11-20',
	},
	reads: ['layout'],
	title: 'The main heading is the largest text at the top',
	why: 'If other text is larger than the main heading, people and search engines may take it for the title of the page.',
	fix: 'If that text is the title of the page, make it the h1. If not, make it smaller than the main heading.',
	messages: {
		larger: '“{text}” is larger ({px} px) than the main heading ({heading} px)',
	},
	evaluate({ layout }, found, { measure }) {
		const { largestText, mainHeadingPx: heading } = layout;
		if (!largestText || heading === null) return 'not_applicable';
		const { node, px, text } = largestText;
		measure({ px, heading });
		if (px > heading * clearly) found.larger({ text, px, heading }, node);
	},
});
