import { characterClass } from './character-class.ts';
import { characterClasses, isUnsegmented } from './characters.ts';

/**
 * Words as numbers, three for each: start, end and flags. Parts of a joined word (“e-mail”,
 * “node.js”, “l’eau”) are separate words, flagged as joined.
 */
export type PackedWords = Int32Array<ArrayBuffer>;

export const wordStride = 3;
export const wordFlag = {
	/** A hyphen, apostrophe or dot joins this word to the preceding one. */
	joined: 1,
	/** A sentence ended before this word. */
	startsSentence: 2,
	/** A run of a script without spaces: one or many words. */
	unsegmented: 4,
} as const;

export const fullStop = 0x2e;
export const comma = 0x2c;
export const plus = 0x2b;
export const numberSign = 0x23;

let scratch: PackedWords = new Int32Array(1024);

export function scanWords(text: string): PackedWords {
	return scratch.slice(0, scan(text));
}

/** The result of `scan`; the next call overwrites it. */
export const scannedWords = (): PackedWords => scratch;

/**
 * Like `scanWords`, but without allocating a list, which costs more than a short text; returns the
 * length of the result.
 */
export function scan(text: string): number {
	const classes = characterClasses();
	let filled = 0;
	let flags = 0;
	let at = 0;
	while (at < text.length) {
		const unit = classes[text.charCodeAt(at)]!;
		const isWord = unit === characterClass.letter || unit === characterClass.digit;
		if (!isWord && !isUnsegmented(unit)) {
			if (unit === characterClass.sentenceEnd && endsSentence(text, at, filled, classes)) {
				flags |= wordFlag.startsSentence;
			}
			at++;
			continue;
		}
		const end = isWord ? endOfWord(text, at, classes) : endOfRun(text, at, classes);
		if (filled + wordStride > scratch.length) growScratch();
		scratch[filled] = at;
		scratch[filled + 1] = end;
		scratch[filled + 2] = isWord ? flags : flags | wordFlag.unsegmented;
		filled += wordStride;
		const binds = isWord && bindsNext(text, end, classes);
		flags = binds ? wordFlag.joined : 0;
		at = binds ? end + 1 : end;
	}
	return filled;
}

/** Each word as written, joined words whole. */
export function wordTexts(text: string): string[] {
	const words = scanWords(text);
	const texts: string[] = [];
	for (let at = 0; at < words.length; at += wordStride) {
		let end = at;
		while (words[end + wordStride + 2]! & wordFlag.joined) end += wordStride;
		texts.push(text.slice(words[at]!, words[end + 1]!));
		at = end;
	}
	return texts;
}

function endOfWord(text: string, start: number, classes: Uint8Array): number {
	let at = start + 1;
	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (!continuesWord(classes[code]!) && !isDecimalSeparator(text, code, at, classes)) break;
		at++;
	}
	return at + suffixLength(text, start, at, classes);
}

function continuesWord(unit: number): boolean {
	return unit >= characterClass.letter && unit <= characterClass.trail;
}

function isDecimalSeparator(text: string, code: number, at: number, classes: Uint8Array): boolean {
	if (code !== fullStop && code !== comma) return false;
	return isDigit(text, at - 1, classes) && isDigit(text, at + 1, classes);
}

function isDigit(text: string, at: number, classes: Uint8Array): boolean {
	return at < text.length && classes[text.charCodeAt(at)] === characterClass.digit;
}

/** “c++”, “c#” and “notepad++” are names; “Disney+” is Disney with a sign. */
function suffixLength(text: string, start: number, end: number, classes: Uint8Array): number {
	const code = text.charCodeAt(end);
	if (code !== plus && code !== numberSign) return 0;
	if (isDigit(text, end - 1, classes)) return 0;
	const length = code === plus && text.charCodeAt(end + 1) === plus ? 2 : 1;
	if (length === 1 && end - start > 2) return 0;
	return isWordStart(text, end + length, classes) ? 0 : length;
}

function isWordStart(text: string, at: number, classes: Uint8Array): boolean {
	if (at >= text.length) return false;
	const unit = classes[text.charCodeAt(at)];
	return unit === characterClass.letter || unit === characterClass.digit;
}

function bindsNext(text: string, end: number, classes: Uint8Array): boolean {
	if (end >= text.length) return false;
	const code = text.charCodeAt(end);
	const binds = classes[code] === characterClass.binder || code === fullStop;
	return binds && isWordStart(text, end + 1, classes);
}

function endOfRun(text: string, start: number, classes: Uint8Array): number {
	let at = start + 1;
	while (at < text.length) {
		const unit = classes[text.charCodeAt(at)]!;
		const continues = unit === characterClass.mark || unit === characterClass.trail;
		if (!continues && !isUnsegmented(unit)) break;
		at++;
	}
	return at;
}

/** A word of up to three letters before a full stop counts as an abbreviation (“St. Gallen”). */
function endsSentence(text: string, at: number, filled: number, classes: Uint8Array): boolean {
	if (text.charCodeAt(at) !== fullStop) return true;
	if (at + 1 < text.length && classes[text.charCodeAt(at + 1)] !== characterClass.space)
		return false;
	return filled > 0 && scratch[filled - 2]! - scratch[filled - 3]! > 3;
}

function growScratch(): void {
	const larger = new Int32Array(scratch.length * 2);
	larger.set(scratch);
	scratch = larger;
}
