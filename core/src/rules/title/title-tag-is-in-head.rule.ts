import { defineRule } from '../../audit/rule.ts';

export const titleTagIsInHead = defineRule({
	name: 'title_tag_is_in_head',
	group: 'title',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
		says: 'Metadata belongs in the head. Google assumes that the head ends at the first element that is not allowed there, and reads no metadata after it.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	supersededBy: [{ rule: 'head_has_no_invalid_elements', hides: 'rule' }],
	title: 'The title is in the head of the page',
	why: 'Search engines read the title from the head; outside the head they may take it for ordinary text.',
	fix: 'Move the title into the head, before anything that is not allowed there, such as an image, an iframe or a div.',
	messages: { outside: 'The title is outside the head of the page' },
	evaluate({ titles }, found) {
		if (titles.length === 0) return 'not_applicable';
		const outside = titles.filter(({ inHead }) => !inHead);
		if (outside.length === titles.length) found.outside(...outside.map(({ node }) => node));
	},
});
