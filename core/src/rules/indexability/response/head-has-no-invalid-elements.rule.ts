import { defineRule } from '../../../audit/rule.ts';

export const headHasNoInvalidElements = defineRule({
	name: 'head_has_no_invalid_elements',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'error',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
		says: 'Only title, meta, link, script, style, base, noscript and template are allowed in the head. Google assumes that the head ends at any other element and ignores what comes after it.',
		checked: '2026-11-20',
	},
	reads: ['headBreaks'],
	title: 'Nothing ends the head of the page too early',
	why: 'Search engines assume that the head ends at the first thing that is not allowed there, and ignore the title, description, canonical link and languages after it.',
	fix: 'Move the element or text into the body, or below all metadata in the head.',
	messages: {
		element: 'The element “{name}” ends the head, so metadata after it is ignored',
		text: 'Text ends the head, so metadata after it is ignored',
	},
	evaluate({ headBreaks }, found) {
		for (const { name, node } of headBreaks) {
			if (name === '#text') found.text(node);
			else found.element({ name }, node);
		}
	},
});
