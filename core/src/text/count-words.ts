import { characterClass } from './character-class.ts';
import { characterClasses, isUnsegmented } from './characters.ts';
import {
	comma,
	continuesWord,
	endOfRun,
	fullStop,
	isDecimalSeparator,
	numberSign,
	plus,
	scanWords,
	wordFlag,
	wordStride,
} from './words.ts';

/**
 * Words as people count them: bound parts are one word, scripts without spaces are estimated.
 * A part of the text begins and ends between words.
 */
export function countWords(text: string, from = 0, to = text.length): number {
	const count = countPlainWords(text, from, to);
	return count >= 0 ? count : countScannedWords(text.slice(from, to));
}

const comesOtherwise = -1;

/** Most texts need no more than to see where words begin; −1 for those that do. */
function countPlainWords(text: string, from: number, to: number): number {
	const classes = characterClasses();
	let count = 0;
	let isInWord = false;
	let end = -1;
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		const unit = classes[code]!;
		if (unit === characterClass.letter || unit === characterClass.digit) {
			if (isInWord) continue;
			isInWord = true;
			if (end !== at - 1 || end < 0 || !bindsWords(text, end, classes)) count++;
		} else if (isUnsegmented(unit)) {
			const runEnd = endOfRun(text, at, classes);
			count += wordsInRun(text, at, runEnd);
			isInWord = false;
			end = -1;
			at = runEnd - 1;
		} else if (!continuesWord(unit)) {
			if (code === plus || code === numberSign) return comesOtherwise;
			if (isInWord) end = at;
			isInWord = false;
		}
	}
	return count;
}

function bindsWords(text: string, at: number, classes: Uint8Array): boolean {
	const code = text.charCodeAt(at);
	if (code === comma) return isDecimalSeparator(text, code, at, classes);
	return code === fullStop || classes[code] === characterClass.binder;
}

function countScannedWords(text: string): number {
	const words = scanWords(text);
	let count = 0;
	for (let at = 0; at < words.length; at += wordStride) {
		const flags = words[at + 2]!;
		if (flags & wordFlag.unsegmented) count += wordsInRun(text, words[at]!, words[at + 1]!);
		else if (!(flags & wordFlag.joined)) count++;
	}
	return count;
}

/** Measured over running text: about two characters a word in Chinese and Japanese, four in Thai. */
function wordsInRun(text: string, start: number, end: number): number {
	const isUnspaced = characterClasses()[text.charCodeAt(start)] === characterClass.unspaced;
	return Math.ceil((end - start) / (isUnspaced ? 4 : 2));
}
