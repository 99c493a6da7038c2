import { defineRule } from '../../audit/rule.ts';

export const dataNosnippetIsUsedCorrectly = defineRule({
	name: 'data_nosnippet_is_used_correctly',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'Parts of a text are kept out of snippets by data-nosnippet on span, div and section elements.',
		checked: '2026-11-21',
	},
	reads: ['snippetExclusions'],
	title: 'Text is kept out of results where that works',
	why: 'Google heeds data-nosnippet on span, div and section alone. Elsewhere it does nothing, and the text may be shown.',
	fix: 'Put the attribute on a div, section or span around the text.',
	messages: { element: 'data-nosnippet does nothing on a “{element}” element' },
	many: 'data-nosnippet stands on {count} elements where it does nothing',
	evaluate({ snippetExclusions }, found) {
		if (snippetExclusions.length === 0) return 'not_applicable';
		for (const { element, node } of snippetExclusions) {
			if (!heeded.has(element)) found.element({ element }, node);
		}
	},
});

const heeded: ReadonlySet<string> = new Set(['span', 'div', 'section']);
