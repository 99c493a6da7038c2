import { defineRule } from '../../audit/rule.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';

export const headingsAreNotEmpty = defineRule({
	name: 'headings_are_not_empty',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
		says: 'A heading needs words that assistive technology can read out.',
		checked: '2026-11-20',
	},
	reads: ['headings'],
	supersededBy: [{ rule: 'h1_tag_is_not_empty', hides: 'node' }],
	title: 'Every heading has words',
	why: 'Screen readers announce an empty heading, and those who jump from heading to heading land on nothing.',
	fix: 'Write words into the heading, or remove the tag; use styles, not headings, for space between paragraphs.',
	messages: { empty: 'A heading of level {level} is empty' },
	many: '{count} headings are empty',
	evaluate({ headings }, found) {
		const visible = headings.filter(({ isHidden }) => !isHidden);
		if (visible.length === 0) return 'not_applicable';
		for (const { label, level, node } of visible) {
			if (!hasContent(label)) found.empty({ level }, node);
		}
	},
});
