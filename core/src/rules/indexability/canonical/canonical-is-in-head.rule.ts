import { defineRule } from '../../../audit/rule.ts';

export const canonicalIsInHead = defineRule({
	name: 'canonical_is_in_head',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'The canonical link element is accepted only in the head of the page.',
		checked: '2026-11-20',
	},
	reads: ['canonicals'],
	supersededBy: [{ rule: 'head_has_no_invalid_elements', hides: 'rule' }],
	title: 'The canonical link is in the head of the page',
	why: 'Search engines ignore a canonical link outside the head, so they may show a copy of the page instead.',
	fix: 'Move the canonical link into the head of the page.',
	messages: { outside: 'The canonical link is outside the head of the page' },
	many: '{count} canonical links are outside the head of the page',
	evaluate({ canonicals }, found) {
		if (canonicals.length === 0) return 'not_applicable';
		for (const { inHead, node } of canonicals) if (!inHead) found.outside(node);
	},
});
