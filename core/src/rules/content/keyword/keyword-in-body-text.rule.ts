import { defineRule } from '../../../audit/rule.ts';
import type { KeywordMatches } from '../../../facts/derived/keywords/keyword-matches.fact.ts';

export const keywordInBodyText = defineRule({
	name: 'keyword_in_body_text',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Write with the words that readers would search with; search engines understand synonyms too.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'mainText'],
	needs: ['keyword'],
	title: 'The text contains the keyword',
	why: 'A text that never uses the words of a query rarely answers it.',
	fix: 'Use the words of the keyword where the text is about the subject, or choose the keyword that the text is really about.',
	messages: { missing: 'The text does not contain “{keyword}”' },
	many: 'The text lacks {count} of the keywords',
	evaluate({ keywordMatches, mainText }, found, { measure }) {
		if (mainText.length === 0) return 'not_applicable';
		measure({ matches: keywordMatches[0]?.inText.matches.length ?? 0 });
		// The main heading has its own rule.
		const isText = (block: number) => mainText.blocks[block]?.kind !== 'h1';
		const missing = keywordMatches.filter(
			({ inText }) => !inText.matches.some(({ block }) => isText(block)),
		);
		const isUnsure = ({ inText }: KeywordMatches) => inText.unsureBlocks.some(isText);
		if (missing.length > 0 && missing.every(isUnsure)) return { notChecked: 'words_unsure' };
		for (const one of missing) if (!isUnsure(one)) found.missing({ keyword: one.keyword });
	},
});
