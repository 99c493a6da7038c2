import { defineRule } from '../../../audit/rule.ts';

const shortestText = 400;
/**
 * A gap as a share of all words; a keyword that is only in the introduction and the last paragraph
 * leaves a larger one.
 */
const largestGap = 0.6;

export const keywordIsDistributedInText = defineRule({
	name: 'keyword_is_distributed_in_text',
	group: 'content',
	risk: 'low',
	difficulty: 'average',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Text should be written for readers. No engine asks for a particular distribution of words.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'textIndex'],
	needs: ['keyword'],
	title: 'The text stays on the subject of the keyword',
	why: 'A long passage that never mentions the subject may have drifted to another one. Search engines do not count this.',
	fix: 'Read the passage again: does it belong here, or does it deserve a page of its own?',
	messages: { gap: '{words} words in a row do not mention “{keyword}”' },
	evaluate({ keywordMatches, textIndex }, found) {
		const { blocks, wordCount } = textIndex;
		if (wordCount < shortestText) return 'not_applicable';
		for (const { inText, keyword } of keywordMatches) {
			// Fewer matches are the subject of other rules.
			if (inText.matches.length < 2) continue;
			const named = new Set(inText.matches.map(({ block }) => block));
			let gap = 0;
			let words = 0;
			for (const [at, block] of blocks.entries()) {
				gap = named.has(at) ? 0 : gap + block.wordCount;
				words = Math.max(words, gap);
			}
			if (words > wordCount * largestGap) found.gap({ words, keyword });
		}
	},
});
