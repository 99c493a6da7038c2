import { defineRule } from '../../../audit/rule.ts';
import { hasOnlyFunctionWords, parseKeyphrase } from '../../../text/keyphrase/keyphrase.ts';

export const keywordIsNotOnlyFunctionWords = defineRule({
	name: 'keyword_is_not_only_function_words',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Think of the words that a reader would search with to find your content.',
		checked: '2026-11-20',
	},
	reads: ['keywordMatches', 'language'],
	needs: ['keyword'],
	title: 'The keyword contains a meaningful word',
	why: 'Words such as “the”, “of” or “for” are on every page, so a keyword made only of such words says nothing about yours.',
	fix: 'Add the thing that people look for. If you mean a name such as “The Who”, put it in quotes.',
	messages: { empty: '“{keyword}” contains only small words that are on every page' },
	evaluate({ keywordMatches, language: { code } }, found) {
		if (code === null) return 'not_applicable';
		const judged = keywordMatches.map(({ keyword }) => ({
			keyword,
			isEmpty: isEmpty(keyword, code),
		}));
		if (judged.every((one) => one.isEmpty === undefined)) return 'not_applicable';
		for (const one of judged) if (one.isEmpty) found.empty({ keyword: one.keyword });
	},
});

/** A quoted keyword is intended literally; `undefined` if the answer is unknown. */
function isEmpty(keyword: string, language: string): boolean | undefined {
	const keyphrase = parseKeyphrase(keyword);
	return keyphrase.isQuoted ? false : hasOnlyFunctionWords(keyphrase, language);
}
