import { defineRule } from '../../audit/rule.ts';

export const headingLevelsAreNotSkipped = defineRule({
	name: 'heading_levels_are_not_skipped',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
		says: 'Skipped levels can confuse people who navigate by headings and should be avoided where possible. Google does not mind the order.',
		checked: '2026-11-20',
	},
	reads: ['headings'],
	supersededBy: [{ rule: 'headings_are_not_empty', hides: 'node' }],
	title: 'Heading levels follow each other without gaps',
	why: 'Screen reader users who jump from heading to heading take a skipped level for a part of the page that they missed.',
	fix: 'Choose the level by the heading’s place in the outline: a part of an h2 section gets an h3. Change its size with styles.',
	messages: {
		skipped: 'A level {level} heading follows a level {before} heading: “{text}”',
	},
	many: '{count} headings skip a level',
	evaluate({ headings }, found) {
		const visible = headings.filter(({ isHidden }) => !isHidden);
		if (visible.length < 2) return 'not_applicable';
		for (const [index, { label, level, node, region }] of visible.entries()) {
			const before = visible[index - 1];
			// Menus, sidebars and footers have their own outlines.
			if (!before || before.region !== region || level <= before.level + 1) continue;
			found.skipped({ level, before: before.level, text: label }, node);
		}
	},
});
