import { defineRule } from '../../../audit/rule.ts';
import { wholeMatches } from '../../../text/keyphrase/match-keyphrase.ts';

/** Fewer whole matches than this are never too many, however short the text. */
const fewestMatches = 5;
const maxShare = 0.04;
const maxInParagraph = 3;

export const keywordIsNotOverused = defineRule({
	name: 'keyword_is_not_overused',
	group: 'content',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/essentials/spam-policies',
		says: 'Repeating the same words so often that it sounds unnatural is keyword stuffing, which can cost a page its ranking.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'mainText', 'textIndex'],
	needs: ['keyword'],
	title: 'The keyword is not repeated too often',
	why: 'A text that repeats the same words reads badly, and Google counts it as keyword stuffing.',
	fix: 'Replace some of the repetitions with other words for the same thing, or leave them out.',
	messages: {
		tooOften: '“{keyword}” appears {count} times in {words} words',
		crowded: '“{keyword}” appears {count} times in one paragraph',
	},
	evaluate({ keywordMatches, mainText, textIndex: { wordCount } }, found, { measure }) {
		for (const { inText, keyword } of keywordMatches) {
			// Synonyms are welcome in the text, so they do not count.
			const matches = wholeMatches(inText).filter(({ synonym }) => synonym === null);
			const count = matches.length;
			if (keyword === keywordMatches[0]?.keyword) measure({ count, words: wordCount });
			if (count < fewestMatches) continue;
			if (count > wordCount * maxShare) {
				found.tooOften({ keyword, count, words: wordCount });
				continue;
			}
			const inBlocks = Map.groupBy(matches, ({ block }) => block);
			for (const [block, { length }] of inBlocks) {
				const paragraph = mainText.blocks[block];
				if (length > maxInParagraph && paragraph) {
					found.crowded({ keyword, count: length }, paragraph.node);
				}
			}
		}
	},
});
