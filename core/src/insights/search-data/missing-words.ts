import { hasOnlyFunctionWords, parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import { matchKeyphrase } from '../../text/keyphrase/match-keyphrase.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';

/**
 * The words of a query that none of the texts contains in any form; function words do not count.
 * Null if the words of the language are unknown or not loaded.
 */
export function missingWords(
	query: string,
	texts: readonly string[],
	language: string | null,
): readonly string[] | null {
	const index = createTextIndex(texts, language);
	const phrase = parseKeyphrase(query);
	const { found } = matchKeyphrase(index, phrase);
	if (found === true) return [];
	if (phrase.isUnspaced) return found === null ? null : [phrase.text];
	if (language === null || found === null) return null;
	const words = phrase.words.map(({ text }) => parseKeyphrase(text));
	return words
		.filter((word) => hasOnlyFunctionWords(word, language) !== true)
		.filter((word) => matchKeyphrase(index, word).found === false)
		.map(({ text }) => text);
}
