import { defineRule } from '../../audit/rule.ts';
import { isHeadingBlock, type TextBlock } from '../../facts/collected/body/text-blocks.ts';

/** Words without a heading; two characters count as a word in scripts without spaces. */
const mostWords = 800;

export const subheadingsUsedInLongText = defineRule({
	name: 'subheadings_used_in_long_text',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Long content is easier to use in paragraphs and sections, with headings that help readers find their way.',
		checked: '2026-11-20',
	},
	reads: ['mainText', 'textIndex'],
	title: 'Long text is divided by subheadings',
	why: 'Most readers skim. A wall of text gives them nothing to hold on to, and they leave without finding the answer in it.',
	fix: 'Divide the text into sections and give each a heading that says what it is about.',
	messages: { wall: '{words} words in a row have no subheading' },
	evaluate({ mainText: { blocks }, textIndex }, found, { measure }) {
		if (textIndex.wordCount <= mostWords) return 'not_applicable';
		let longest = 0;
		let longestStart: TextBlock | null = null;
		let words = 0;
		let start: TextBlock | null = null;
		for (let index = 0; index < blocks.length; index++) {
			const block = blocks[index]!;
			if (isHeadingBlock(block)) {
				words = 0;
				start = null;
			} else if (!divided.has(block.kind)) {
				words += textIndex.blocks[index]!.wordCount;
				start ??= block;
			}
			if (words > longest) {
				longest = words;
				longestStart = start;
			}
		}
		measure({ words: longest, limit: mostWords });
		if (longestStart && longest > mostWords) {
			found.wall({ words: longest }, longestStart.node);
		}
	},
});

/** Lists, tables and code are already divided, and nobody reads them from start to end. */
const divided: ReadonlySet<string> = new Set(
	'li dt dd td th caption figcaption summary legend button pre'.split(' '),
);
