import { fold, foldPhrase } from '../folding/fold.ts';
import { hasUnsegmentedText } from '../words/characters.ts';
import { scan, scannedWords, wordStride } from '../words/words.ts';
import { contentWordsIn } from './content-words.ts';

export interface Stuffing {
	/** In its folded form. */
	readonly word: string;
	readonly count: number;
}

/**
 * The word of content that a title repeats more often than `allowed`, or the same phrase in several
 * spellings (“foobar, foo bar, foobars”). Echoes are names: “Bang Bang”, “Money, money, money”.
 */
export function findStuffing(
	title: string,
	language: string,
	allowed: number,
): Stuffing | null | 'no_data' | 'not_loaded' {
	const wordsOf = contentWordsIn(language);
	if (wordsOf === 'not_loaded') return wordsOf;
	const unknown = wordsOf ? null : 'no_data';
	const mayRepeat = wordsOf && mayRepeatWords(title, language, allowed);
	if (!mayRepeat && !hasMorePhrases(title, allowed)) return unknown;
	const phrases = phrasesOf(title.replace(address, ' '));
	const word = wordsOf && mostRepeated(withoutEchoes(phrases.map(wordsOf)), 2);
	if (word && word.count > allowed) return word;
	const phrase = mostRepeated(spellings(phrases, language), 3);
	if (phrase && phrase.count > allowed) return phrase;
	return unknown;
}

/** The number of characters in content words that a text repeats at least `fewest` times. */
export function repeatedLength(text: string, language: string, fewest: number): number {
	const wordsOf = contentWordsIn(language);
	if (typeof wordsOf !== 'function') return 0;
	const words = wordsOf(text);
	const times = new Map<string, number>();
	for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
	return words
		.filter((word) => (times.get(word) ?? 0) >= fewest)
		.reduce((length, word) => length + word.length, 0);
}

function hasMorePhrases(title: string, allowed: number): boolean {
	let count = 1;
	separators.lastIndex = 0;
	while (count <= allowed && separators.test(title)) count++;
	return count > allowed;
}

const separators = /[,;:!?|，、；：！？｜]|\s[-–—]\s/g;

/** Whether enough words begin alike; much cheaper than comparing the words themselves. */
function mayRepeatWords(text: string, language: string, allowed: number): boolean {
	const folded = fold(text, language);
	if (hasUnsegmentedText(folded)) return mayRepeatPairs(folded, allowed);
	const length = scan(folded);
	const words = scannedWords();
	timesByStart.fill(0);
	for (let at = 0; at < length; at += wordStride) {
		const start = words[at]!;
		if (words[at + 1]! - start < shortestWord) continue;
		const place = placeOfStart(folded, start);
		timesByStart[place] = timesByStart[place]! + 1;
		if (timesByStart[place]! > allowed) return true;
	}
	return false;
}

/** The shortest word of content. */
const shortestWord = 3;

/** Words that begin alike share a slot; a collision with other words only costs a second check. */
const timesByStart = new Uint16Array(256);

const placeOfStart = (text: string, at: number) =>
	(text.charCodeAt(at) * 31 + text.charCodeAt(at + 1) * 7 + text.charCodeAt(at + 2)) &
	(timesByStart.length - 1);

/** In scripts without spaces a word may begin anywhere, and has at least two characters. */
function mayRepeatPairs(text: string, allowed: number): boolean {
	const times = new Map<string, number>();
	for (let at = 0; at < text.length - 1; at++) {
		const pair = text.slice(at, at + 2);
		const count = (times.get(pair) ?? 0) + 1;
		if (count > allowed) return true;
		times.set(pair, count);
	}
	return false;
}

/**
 * A URL in a title is the name of the site and does not count, however often its words appear
 * elsewhere.
 */
const address =
	/\b(?:https?:\/\/\S+|www\.[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|[\p{L}\d-]{3,}\.(?:(?:com?|net|org)(?:\.[a-z]{2})?|(?!js)[a-z]{2})\b)/giu;

const phrasesOf = (title: string) => title.split(separators).filter((phrase) => phrase.trim());

const withoutEchoes = (phrases: readonly (readonly string[])[]) =>
	phrases
		.map(withoutEqual)
		.filter((words, index, all) => seriesOf(words) !== seriesOf(all[index - 1] ?? []))
		.flat();

/** “MFC L2712DN, MFC L2732DW” lists models, and repeats only the name of their series. */
const seriesOf = (words: readonly string[]) =>
	words.filter((word) => !digit.test(word)).join(' ') || words.join(' ');

const digit = /\d/;

/** Drops consecutive duplicates. */
const withoutEqual = (words: readonly string[]) =>
	words.filter((word, index) => word !== words[index - 1]);

/** Different phrases, ignoring anything between their letters. */
const spellings = (phrases: readonly string[], language: string) =>
	[...new Set(phrases.map((phrase) => foldPhrase(phrase, language)))]
		.map((phrase) => phrase.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
		.filter((phrase) => phrase.length >= 4 && /\p{L}/u.test(phrase));

/**
 * Counts forms of one word together: one begins with the other and is only a little longer. A number
 * at the end makes it a different thing.
 */
function mostRepeated(words: readonly string[], longestEnding: number): Stuffing | null {
	const times = new Map<string, number>();
	for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
	const counts = new Map(times);
	for (const [word, count] of times) {
		for (let ending = 1; ending <= longestEnding; ending++) {
			const stem = word.slice(0, -ending);
			if (stem.length < shortestStem) break;
			if (digit.test(word.slice(-ending - 1))) continue;
			if (times.has(stem)) counts.set(stem, counts.get(stem)! + count);
		}
	}
	let most: Stuffing | null = null;
	for (const [word, count] of counts) if (!most || count > most.count) most = { word, count };
	return most;
}

/** Too many words share a shorter beginning. */
const shortestStem = 4;
