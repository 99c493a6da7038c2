import { characterClass } from './character-class.ts';
import { characterClasses } from './characters.ts';
import { otherwise, wordBit, wordKinds } from './word-kinds.ts';
import { scan, scannedWords, wordFlag, wordStride } from './words.ts';

/**
 * Counts words like people do: joined parts are one word, scripts without spaces are estimated. A
 * part of the text must begin and end between words.
 */
export function countWords(text: string, from = 0, to = text.length): number {
	const count = countPlainWords(text, from, to);
	return count >= 0 ? count : countScannedWords(text.slice(from, to));
}

const comesOtherwise = -1;

/** Counts word starts, which is enough for most texts; −1 for the others. */
function countPlainWords(text: string, from: number, to: number): number {
	const kinds = wordKinds();
	let count = 0;
	// Kinds of the preceding character and of the one before that.
	let before = 0;
	let earlier = 0;
	for (let at = from; at < to; at++) {
		const kind = kinds[text.charCodeAt(at)]!;
		if (kind >= otherwise) return comesOtherwise;
		const isMore = (kind >> wordBit.continues) & before & 1;
		const isBound = (before >> wordBit.bindsWords) & earlier;
		const isDecimal =
			(before >> wordBit.bindsDigits) & (earlier >> wordBit.digit) & (kind >> wordBit.digit);
		count += kind & ~before & ~isBound & ~isDecimal & 1;
		earlier = before;
		before = kind | isMore;
	}
	return count;
}

function countScannedWords(text: string): number {
	const length = scan(text);
	const words = scannedWords();
	let count = 0;
	for (let at = 0; at < length; at += wordStride) {
		const flags = words[at + 2]!;
		if (flags & wordFlag.unsegmented) count += wordsInRun(text, words[at]!, words[at + 1]!);
		else if (!(flags & wordFlag.joined)) count++;
	}
	return count;
}

/** Measured on running text: about two characters per word in Chinese and Japanese, four in Thai. */
function wordsInRun(text: string, start: number, end: number): number {
	const isUnspaced = characterClasses()[text.charCodeAt(start)] === characterClass.unspaced;
	return Math.ceil((end - start) / (isUnspaced ? 4 : 2));
}
