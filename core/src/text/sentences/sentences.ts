import type { TextRange } from '../keyphrase/match-keyphrase.ts';
import { characterClass } from '../words/character-class.ts';
import { characterClasses, isSpace, unitsOf } from '../words/characters.ts';
import { endsSentence } from './sentence-end.ts';

/**
 * The sentences of a block, in order, as ranges of its text without surrounding space. A text
 * without a full stop, such as a list item, is one sentence. `null` for Thai and Lao, which do not
 * mark sentence ends.
 */
export function sentencesOf(text: string, language: string | null): readonly TextRange[] | null {
	if (!mayEndInside.test(text)) {
		const only = trimmed(text, 0, text.length);
		return only.end > only.start ? [only] : [];
	}
	const sentences: TextRange[] = [];
	const hasOwnMarks = scriptsWithOwnMarks.test(text);
	if (hasOwnMarks && isMostlyThaiOrLao(text)) return null;
	const marks = hasOwnMarks ? allMarks : language === 'el' ? greekMarks : commonMarks;
	let start = 0;
	for (let at = searchFrom(text, marks, 0); at >= 0; ) {
		const end = endOfClosers(text, at + 1, language);
		if (endsSentence(text, { start, at, end }, language)) {
			addTrimmed(sentences, text, start, end);
			start = end;
		}
		at = searchFrom(text, marks, end);
	}
	addTrimmed(sentences, text, start, text.length);
	return sentences;
}

/** A pattern skips other characters many times faster than a loop. */
function searchFrom(text: string, pattern: RegExp, from: number): number {
	pattern.lastIndex = from;
	return pattern.test(text) ? pattern.lastIndex - 1 : -1;
}

function isMostlyThaiOrLao(text: string): boolean {
	const classes = characterClasses();
	let unmarked = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code >= 0x0e00 && code <= 0x0eff && classes[code] === characterClass.unspaced) unmarked++;
	}
	return unmarked * 4 > text.length;
}

/** From Armenian to Khmer; a pattern with all their marks takes three times as long. */
const scriptsWithOwnMarks = /[\u0530-\u1cff]/;

/** Most headings, buttons and list items have no mark at all. */
const mayEndInside = /[.!?…;‼⁇-⁉。．！？｡\u0530-\u1cff]/;

const commonMarks = /[.!?…‼⁇-⁉。．！？｡]/g;
/**
 * Including the marks of Ethiopic, Khmer and Burmese, which end sentences but do not separate
 * words.
 */
const allMarks = /[.!?…‼⁇-⁉。．！？｡։؟۔।॥᙮።፧။។]/g;
/** In Greek the semicolon is the question mark. */
const greekMarks = /[.!?…;]/g;

/** German closes with “ and «, which open quotations elsewhere, but then follow a space. */
const closers = unitsOf('"\'”“’»›«‹)]}」』）】〉》');

const bracket = 0x5b;

/** Usually a letter or a space follows. */
const isCloser = (unit: number, classes: Uint8Array) =>
	(classes[unit] === characterClass.other || classes[unit] === characterClass.binder) &&
	closers.has(unit);

/** “?!”, “…”, “.”)” and the like belong to the sentence they end. */
function endOfClosers(text: string, start: number, language: string | null): number {
	const classes = characterClasses();
	let end = start;
	while (end < text.length) {
		const unit = text.charCodeAt(end);
		if (classes[unit] === characterClass.sentenceEnd || isCloser(unit, classes)) end++;
		else if (language === 'fr' && isSpacedCloser(text.slice(end, end + 2))) end += 2;
		else break;
	}
	return text.charCodeAt(end) === bracket ? endOfFootnotes(text, end) : end;
}

/** Encyclopedias put footnotes after the full stop: “It is free.[3][4] Then …”. */
const endOfFootnotes = (text: string, start: number) =>
	start + (footnotes.exec(text.slice(start, start + 40))?.[0].length ?? 0);

const footnotes = /^(?:\[\d{1,4}\])+/;

const isSpacedCloser = (pair: string) => /^[ \u00A0\u202F][»!?]$/.test(pair);

function addTrimmed(sentences: TextRange[], text: string, from: number, to: number): void {
	const sentence = trimmed(text, from, to);
	if (sentence.end > sentence.start) sentences.push(sentence);
}

function trimmed(text: string, from: number, to: number): TextRange {
	let start = from;
	while (start < to && isSpace(text, start)) start++;
	let end = to;
	while (end > start && isSpace(text, end - 1)) end--;
	return { start, end };
}
