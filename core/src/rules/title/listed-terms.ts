import { functionWordsOf } from '../../languages/function-words.ts';
import { fold } from '../../text/folding/fold.ts';
import { countWords } from '../../text/words/count-words.ts';

const fewestTerms = 4;
const longestTerm = 3;

/** The number of terms if a title is only a list of them between commas; 0 for any other title. */
export function listedTerms(title: string, language: string): number {
	if (ofSentences.test(title)) return 0;
	const terms = title.split(/[,;、，；،]/).map((term) => term.trim());
	if (terms.length < fewestTerms) return 0;
	const grammar = functionWordsOf(language);
	const isTerm = (term: string) =>
		term !== '' &&
		countWords(term) <= longestTerm &&
		!term.split(/\s+/).some((word) => grammar?.has(fold(word, language)));
	return terms.every(isTerm) ? terms.length : 0;
}

/** Numbers are those of addresses and dates; quotation marks are those of works. */
const ofSentences = /[.!?。！？:：&\d"“”„«»「」『』]/;
