import { functionWordsOf } from '../../languages/function-words.ts';
import { fold } from '../folding/fold.ts';
import { hasUnsegmentedText } from '../words/characters.ts';
import { scanWords, wordFlag, wordStride } from '../words/words.ts';

/** A phrase people want to be found for. One value is one keyphrase, including commas. */
export interface Keyphrase {
	/** As given, without the quotes. */
	readonly text: string;
	/** It was given in quotes: exactly these words, in this order, in these forms. */
	readonly isQuoted: boolean;
	/** It contains Japanese, Chinese, Thai …: it is matched as a piece of text, not as words. */
	readonly isUnspaced: boolean;
	readonly words: readonly KeyphraseWord[];
}

export interface KeyphraseWord {
	readonly text: string;
	/** A hyphen, dot or apostrophe joins it to the preceding word. */
	readonly isJoined: boolean;
}

export function parseKeyphrase(given: string): Keyphrase {
	const trimmed = given.normalize('NFC').trim();
	const quoted = quotedText(trimmed);
	const text = quoted ?? trimmed;
	return {
		text,
		isQuoted: quoted !== null,
		isUnspaced: hasUnsegmentedText(text),
		words: wordsOf(text),
	};
}

/** “to be or not to be”: none of its words would be searched for alone. */
export function hasOnlyFunctionWords(keyphrase: Keyphrase, language: string): boolean | undefined {
	const functionWords = functionWordsOf(language);
	if (!functionWords || keyphrase.isUnspaced) return undefined;
	return keyphrase.words.every((word) => functionWords.has(fold(word.text, language)));
}

const quotePairs = [
	'""',
	'“”',
	'„“',
	'„”',
	'””',
	'«»',
	'»«',
	'「」',
	'『』',
	'《》',
	'＂＂',
	'״״',
	'″″',
];

function quotedText(text: string): string | null {
	const isQuoted = text.length > 2 && quotePairs.includes(text[0]! + text.at(-1)!);
	return isQuoted ? text.slice(1, -1).trim() : null;
}

function wordsOf(text: string): KeyphraseWord[] {
	const scanned = scanWords(text);
	const words: KeyphraseWord[] = [];
	for (let at = 0; at < scanned.length; at += wordStride) {
		words.push({
			text: text.slice(scanned[at]!, scanned[at + 1]!),
			isJoined: (scanned[at + 2]! & wordFlag.joined) !== 0,
		});
	}
	return words;
}
