import { characterClasses, isUnsegmented } from './characters.ts';
import { fold } from './fold.ts';
import { functionWordsOf } from './function-words.ts';
import { wordTexts } from './words.ts';

/**
 * Whether two short texts have a word in common, whatever its form: “bread” and “breads”, “Bäckerei” and
 * “Bäcker”. Scripts without spaces share two characters in a row. `null` where one has no words at all.
 */
export function shareWords(one: string, other: string, language: string | null): boolean | null {
	const [ones, others] = [wordPieces(one, language), wordPieces(other, language)];
	if (ones.length === 0 || others.length === 0) return null;
	return ones.some((word) => others.some((piece) => isRelated(word, piece)));
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

function isRelated(one: string, other: string): boolean {
	if (one === other) return true;
	if (one.length < sharedStart || other.length < sharedStart) return false;
	return one.slice(0, sharedStart) === other.slice(0, sharedStart) || isInside(one, other);
}

/** “Brot” in “Roggenbrot”. */
const isInside = (one: string, other: string) => one.includes(other) || other.includes(one);
