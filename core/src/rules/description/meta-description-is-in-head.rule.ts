import { defineRule } from '../../audit/rule.ts';

export const metaDescriptionIsInHead = defineRule({
	name: 'meta_description_is_in_head',
	group: 'description',
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
	reads: ['descriptions'],
	supersededBy: [
		{ rule: 'head_has_no_invalid_elements', hides: 'rule' },
		{ rule: 'title_tag_is_in_head', hides: 'rule' },
	],
	title: 'The meta description is in the head of the page',
	why: 'Search engines read the description from the head and do not look for it elsewhere.',
	fix: 'Move the description into the head, before anything that is not allowed there, such as an image, an iframe or a div.',
	messages: { outside: 'The meta description is outside the head of the page' },
	evaluate({ descriptions }, found) {
		if (descriptions.length === 0) return 'not_applicable';
		const outside = descriptions.filter(({ inHead }) => !inHead);
		if (outside.length === descriptions.length) {
			found.outside(...outside.map(({ node }) => node));
		}
	},
});
