import { defineRule } from '../../audit/rule.ts';

const fewestSubheadings = 3;
/** With fewer subheadings, the share with the keyword means nothing. */
const manySubheadings = 4;
const maxShare = 0.75;

export const keywordInSubheadings = defineRule({
	name: 'keyword_in_subheadings',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Headings help readers find their way, and text should use the words that they would search with. No engine counts the keyword in headings.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'mainText'],
	needs: ['keyword'],
	supersededBy: [
		{ rule: 'keyword_in_body_text', hides: 'rule' },
		{ rule: 'keyword_is_not_overused', hides: ['tooMany'] },
	],
	title: 'Some subheadings contain the keyword, but not nearly all of them',
	why: 'People who skim a page read its subheadings. A subheading that names the subject shows that the page has the answer; the same words in every subheading say nothing.',
	fix: 'Name the subject in a subheading where it fits, and use other words in the rest.',
	messages: {
		none: 'None of the {count} subheadings contains “{keyword}”',
		tooMany: '{with} of {count} subheadings contain “{keyword}”',
	},
	evaluate({ keywordMatches: [main], mainText: { blocks } }, found) {
		const subheadings: number[] = [];
		for (let index = 0; index < blocks.length; index++)
			if (isSubheading(blocks[index]?.kind)) subheadings.push(index);
		const count = subheadings.length;
		const first = blocks[subheadings[0] ?? -1];
		if (!main || !first || count < fewestSubheadings) return 'not_applicable';
		const { keyword } = main;
		const matched = new Set(main.inText.matches.map(({ block }) => block));
		const holding = subheadings.filter((index) => matched.has(index)).length;
		if (holding === 0 && subheadings.some((index) => main.inText.unsureBlocks.includes(index))) {
			return { notChecked: 'words_unsure' };
		}
		if (holding === 0) found.none({ keyword, count }, first.node);
		else if (count >= manySubheadings && holding > count * maxShare) {
			found.tooMany({ keyword, count, with: holding }, first.node);
		}
	},
});

const isSubheading = (kind: string | undefined) => kind === 'h2' || kind === 'h3';
