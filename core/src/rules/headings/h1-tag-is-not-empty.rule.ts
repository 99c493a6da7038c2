import { defineRule } from '../../audit/rule.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';

export const h1TagIsNotEmpty = defineRule({
	name: 'h1_tag_is_not_empty',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'accessibility',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
		says: 'A heading needs words that assistive technology can read out.',
		checked: '2026-11-20',
	},
	reads: ['headings'],
	title: 'The main heading has words',
	why: 'Readers who find their way by headings meet an empty one first, and search engines learn nothing from it.',
	fix: 'Write the name of the page into the h1, or remove the empty tag.',
	messages: { empty: 'The main heading (h1) is empty' },
	many: '{count} main headings (h1) are empty',
	evaluate({ headings }, found) {
		const main = headings.filter(({ isHidden, level }) => level === 1 && !isHidden);
		if (main.length === 0) return 'not_applicable';
		for (const { label, node } of main) if (!hasContent(label)) found.empty(node);
	},
});
