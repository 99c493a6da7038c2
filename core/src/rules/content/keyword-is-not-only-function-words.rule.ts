import { defineRule } from '../../audit/rule.ts';
import { hasOnlyFunctionWords, parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';

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
	title: 'The keyword has a word with a meaning',
	why: 'Words such as “the”, “of” or “for” stand on every page, so a keyword of nothing else tells nothing about yours.',
	fix: 'Add the thing that people look for. If a name such as “The Who” is meant, put it in quotes.',
	messages: { empty: '“{keyword}” has only small words that stand on every page' },
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
