import { defineRule } from '../../audit/rule.ts';

export const h1IsVisible = defineRule({
	name: 'h1_is_visible',
	group: 'headings',
	risk: 'moderate',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'For the title of a result Google also looks at the main title that people see on the page, and at other prominent text.',
		checked: '2026-11-20',
	},
	reads: ['layout'],
	supersededBy: [{ rule: 'h1_tag_used', hides: 'rule' }],
	title: 'The main heading is visible',
	why: 'Search engines look for the main title that people see. A hidden heading tells neither search engines nor visitors what the page is about.',
	fix: 'Show the main heading, or make the title that people see the h1.',
	messages: {
		hidden: 'The main heading “{heading}” is not visible to anyone',
	},
	evaluate({ layout }, found) {
		const { mainHeadings } = layout;
		const [first] = mainHeadings;
		if (!first) return 'not_applicable';
		// A heading that is read out reaches some people.
		if (mainHeadings.some(({ visibility }) => visibility !== 'hidden')) return;
		found.hidden({ heading: first.text }, ...mainHeadings.map(({ node }) => node));
	},
});
