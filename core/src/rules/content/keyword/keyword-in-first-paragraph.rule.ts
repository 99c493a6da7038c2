import { defineRule } from '../../../audit/rule.ts';
import type { TextBlock } from '../../../facts/collected/body/text-blocks.ts';
import { isHeadingBlock } from '../../../facts/collected/body/text-blocks.ts';
import { firstParagraph } from '../../../facts/derived/keywords/first-paragraph.ts';

export const keywordInFirstParagraph = defineRule({
	name: 'keyword_in_first_paragraph',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Write for readers: easy to read, well organised, in the words they would search with. No engine asks for the keyword in a particular place.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'mainText'],
	needs: ['keyword'],
	supersededBy: [{ rule: 'keyword_in_body_text', hides: 'rule' }],
	title: 'The first paragraph contains the keyword',
	why: 'Readers decide in the first lines whether the page answers what they searched for.',
	fix: 'Say in the first paragraph what the page is about, in the words of the keyword.',
	messages: { missing: 'The first paragraph does not contain “{keyword}”' },
	evaluate({ keywordMatches: [main], mainText: { blocks } }, found) {
		const first = firstParagraph(blocks);
		const paragraph = blocks[first];
		if (!main || !paragraph) return 'not_applicable';
		if (main.inText.matches.some(({ block }) => isBefore(blocks, block, first))) return;
		if (main.inText.unsureBlocks.some((block) => isBefore(blocks, block, first))) {
			return { notChecked: 'words_unsure' };
		}
		found.missing({ keyword: main.keyword }, paragraph.node);
	},
});

const isBefore = (blocks: readonly TextBlock[], block: number, paragraph: number) =>
	block === paragraph ||
	(block < paragraph && blocks[block] !== undefined && !isHeadingBlock(blocks[block]));
