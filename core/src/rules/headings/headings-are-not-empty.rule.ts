import { defineRule } from '../../audit/rule.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';
import { idsOf, pointsNowhere } from '../label-references.ts';

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
	mayRead: ['jumpTargets', 'wholePage'],
	supersededBy: [{ rule: 'h1_tag_is_not_empty', hides: 'node' }],
	title: 'Every heading has words',
	why: 'Screen readers announce an empty heading, and people who jump from heading to heading land on nothing.',
	fix: 'Add words to the heading, or remove the tag; use styles, not headings, for space between paragraphs.',
	messages: {
		empty: 'A level {level} heading is empty',
		silent: 'The words of a level {level} heading are hidden from screen readers',
	},
	many: '{count} headings have no words for screen readers',
	evaluate({ headings, jumpTargets, wholePage }, found) {
		const visible = headings.filter(({ isHidden }) => !isHidden);
		if (visible.length === 0) return 'not_applicable';
		const ids = idsOf(jumpTargets, wholePage);
		for (const { isSilent, label, labelledBy, level, node } of visible) {
			if (labelledBy !== null && !pointsNowhere(labelledBy, ids)) continue;
			if (!hasContent(label)) found.empty({ level }, node);
			else if (isSilent) found.silent({ level }, node);
		}
	},
});
