import { contentWords } from './content-words.ts';
import { foldPhrase } from './fold.ts';

export interface Stuffing {
	/** As it is folded. */
	readonly word: string;
	readonly count: number;
}

/**
 * What a title repeats more often than `allowed`: a word of content, or the same phrase in several
 * spellings (“foobar, foo bar, foobars”). Echoes are names: “Bang Bang”, “Money, money, money”.
 */
export function findStuffing(
	title: string,
	language: string,
	allowed: number,
): Stuffing | null | 'no_data' | 'not_loaded' {
	const phrases = phrasesOf(title.replace(address, ' '));
	const words = phrases.map((phrase) => contentWords(phrase, language));
	if (words.includes('not_loaded')) return 'not_loaded';
	const known = words.filter((list) => list !== null && list !== 'not_loaded');
	const word = mostRepeated(withoutEchoes(known), 2);
	if (word && word.count > allowed) return word;
	const phrase = mostRepeated(spellings(phrases, language), 3);
	if (phrase && phrase.count > allowed) return phrase;
	return known.length < words.length ? 'no_data' : null;
}

/** The address of the site names it, however often its words stand elsewhere. */
const address = /\b(?:https?:\/\/\S+|www\.[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/giu;

const phrasesOf = (title: string) =>
	title.split(/[,;:!?|，、；：！？｜]|\s[-–—]\s/).filter((phrase) => phrase.trim());

const withoutEchoes = (phrases: readonly (readonly string[])[]) =>
	phrases
		.map(withoutEqual)
		.filter((words, index, all) => words.join(' ') !== all[index - 1]?.join(' '))
		.flat();

/** Without what equals the one before. */
const withoutEqual = (words: readonly string[]) =>
	words.filter((word, index) => word !== words[index - 1]);

/** Different phrases, without what stands between their letters. */
const spellings = (phrases: readonly string[], language: string) =>
	[...new Set(phrases.map((phrase) => foldPhrase(phrase, language)))]
		.map((phrase) => phrase.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
		.filter((phrase) => phrase.length >= 4 && /\p{L}/u.test(phrase));

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
