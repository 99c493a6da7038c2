import { defineRule } from '../../audit/rule.ts';

export const h1TagUsed = defineRule({
	name: 'h1_tag_used',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'The main visual title, often an h1, is one of the sources of the title in results.',
		checked: '2026-11-20',
	},
	reads: ['headings', 'wholePage'],
	supersededBy: [{ rule: 'main_content_is_not_empty', hides: 'rule' }],
	title: 'The page has a main heading',
	why: 'A main heading tells readers, screen readers and search engines what the page is about; Google may show it as the title of the result.',
	fix: 'Make the visible title of the page an h1 heading.',
	messages: { missing: 'The page has no main heading (h1)' },
	evaluate({ headings }, found) {
		if (!headings.some(({ isHidden, level }) => level === 1 && !isHidden)) found.missing();
	},
});
