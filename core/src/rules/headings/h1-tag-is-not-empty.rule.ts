import { defineRule } from '../../audit/rule.ts';
import type { Heading } from '../../facts/collected/body/headings.fact.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';
import { idsOf, pointsNowhere } from '../label-references.ts';

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
	mayRead: ['jumpTargets', 'wholePage'],
	title: 'The main heading has words',
	why: 'People who navigate by headings reach an empty one first, and search engines learn nothing from it.',
	fix: 'Write the name of the page in the h1, or remove the empty tag.',
	messages: { empty: 'The main heading (h1) is empty' },
	many: '{count} main headings (h1) are empty',
	evaluate({ headings, jumpTargets, wholePage }, found) {
		const main = headings.filter(({ isHidden, level }) => level === 1 && !isHidden);
		if (main.length === 0) return 'not_applicable';
		const ids = idsOf(jumpTargets, wholePage);
		const hasWords = ({ label, labelledBy }: Heading) =>
			hasContent(label) || (labelledBy !== null && !pointsNowhere(labelledBy, ids));
		// An empty h1 beside the heading of the page hides nothing from anyone.
		if (main.some(hasWords)) return;
		for (const { node } of main) found.empty(node);
	},
});
