import { defineRule } from '../../../audit/rule.ts';

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
		says: 'data-nosnippet on span, div and section elements keeps parts of a text out of snippets.',
		checked: '2026-11-21',
	},
	reads: ['snippetExclusions'],
	title: 'data-nosnippet is on elements where it works',
	why: 'Google supports data-nosnippet only on span, div and section elements. Elsewhere it does nothing, and the text may be shown.',
	fix: 'Put the attribute on a div, section or span around the text.',
	messages: { element: 'data-nosnippet does nothing on a “{element}” element' },
	many: 'data-nosnippet is on {count} elements where it does nothing',
	evaluate({ snippetExclusions }, found) {
		if (snippetExclusions.length === 0) return 'not_applicable';
		for (const { element, node } of snippetExclusions) {
			if (!heeded.has(element)) found.element({ element }, node);
		}
	},
});

const heeded: ReadonlySet<string> = new Set(['span', 'div', 'section']);
