import { defineRule } from '../../audit/rule.ts';

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
		says: 'Write with the words that readers would search with; search engines understand other words for them too.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'mainText'],
	needs: ['keyword'],
	title: 'The text holds the keyword',
	why: 'A text that never uses the words of the search seldom answers it.',
	fix: 'Use the words of the keyword where the text speaks of the subject, or choose the keyword that the text is really about.',
	messages: { missing: 'The text does not hold “{keyword}”' },
	many: 'The text lacks {count} of the keywords',
	*evaluate({ keywordMatches, mainText }, found, { measure }) {
		if (mainText.length === 0) return 'not_applicable';
		if (keywordMatches.some(({ inText }) => inText.found === null)) {
			return { notChecked: 'language_not_loaded' };
		}
		measure({ matches: keywordMatches[0]?.inText.matches.length ?? 0 });
		for (const { inText, keyword } of keywordMatches) {
			// The main heading has a rule of its own.
			const isInText = inText.matches.some(({ block }) => mainText.blocks[block]?.kind !== 'h1');
			if (!isInText) yield found.missing({ keyword });
		}
	},
});
