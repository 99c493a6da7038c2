import { functionWordsOf } from '../../languages/function-words.ts';
import { fold } from '../folding/fold.ts';
import { characterClasses, isUnsegmented } from '../words/characters.ts';
import { wordTexts } from '../words/words.ts';

/** Longest text to compare, in characters; anything longer is not a title, and would take long. */
export const longestCompared = 500;

/**
 * Whether two short texts have a word in common, in any form: “bread” and “breads”, “Bäckerei” and
 * “Bäcker”. In scripts without spaces, whether they share two consecutive characters. `null` if one
 * has no words, or is too long.
 */
export function shareWords(one: string, other: string, language: string | null): boolean | null {
	if (one.length > longestCompared || other.length > longestCompared) return null;
	const [ones, others] = [wordPieces(one, language), wordPieces(other, language)];
	if (ones.length === 0 || others.length === 0) return null;
	const starts = new Set(others.map(startOf));
	return (
		ones.some((word) => starts.has(startOf(word))) ||
		isAnyInside(ones, others) ||
		isAnyInside(others, ones)
	);
}

function wordPieces(text: string, language: string | null): readonly string[] {
	const functionWords = language === null ? undefined : functionWordsOf(language);
	return wordTexts(text)
		.flatMap((word) => (isRun(word) ? pairs(word) : [fold(word, language)]))
		.filter((word) => word.length > 1 && !functionWords?.has(word));
}

const isRun = (word: string) => isUnsegmented(characterClasses()[word.charCodeAt(0)]!);

function pairs(run: string): readonly string[] {
	if (run.length < 2) return [];
	return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

const sharedStart = 4;

const startOf = (word: string) => word.slice(0, sharedStart);

/** “Brot” in “Roggenbrot”. */
function isAnyInside(words: readonly string[], others: readonly string[]): boolean {
	const text = others.join(' ');
	return words.some((word) => word.length >= sharedStart && text.includes(word));
}
