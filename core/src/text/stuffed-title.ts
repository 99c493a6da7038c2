import { contentWords } from './content-words.ts';
import { fold } from './fold.ts';

export interface Stuffing {
	/** As it is folded. */
	readonly word: string;
	readonly count: number;
}

/**
 * What a title repeats more often than `allowed`: a word of content, or the same phrase in several
 * spellings (“foobar, foo bar, foobars”). Echoes are names: “Bang Bang Bang”.
 */
export function findStuffing(
	title: string,
	language: string,
	allowed: number,
): Stuffing | null | 'no_data' | 'not_loaded' {
	const words = contentWords(title, language);
	if (words === 'not_loaded') return words;
	const repeated = mostRepeated(withoutEchoes(words ?? []), 2);
	if (repeated && repeated.count > allowed) return repeated;
	const phrase = mostRepeated(phrasesOf(title, language), 3);
	if (phrase && phrase.count > allowed) return phrase;
	return words ? null : 'no_data';
}

const withoutEchoes = (words: readonly string[]) =>
	words.filter((word, index) => word !== words[index - 1]);

/** What commas and bars separate, without spaces. */
function phrasesOf(title: string, language: string): readonly string[] {
	return title
		.split(/[,;|，、；｜]|\s[-–—]\s/)
		.map((phrase) => fold(phrase, language).replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
		.filter((phrase) => phrase.length >= 4 && /\p{L}/u.test(phrase));
}

/** Counts forms of one word together: of two, one begins the other and is little shorter. */
function mostRepeated(words: readonly string[], longestEnding: number): Stuffing | null {
	let most: Stuffing | null = null;
	for (const word of new Set(words)) {
		const count = words.filter((other) => isForm(word, other, longestEnding)).length;
		if (!most || count > most.count) most = { word, count };
	}
	return most;
}

function isForm(word: string, other: string, longestEnding: number): boolean {
	if (word === other) return true;
	const isLonger = other.startsWith(word) && other.length - word.length <= longestEnding;
	return isLonger && word.length >= 4;
}
