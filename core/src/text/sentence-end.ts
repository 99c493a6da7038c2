import { abbreviationsOf } from './abbreviations.ts';
import { fold } from './fold.ts';
import { functionWordsOf } from './function-words.ts';

/** Where a sentence may end. */
export interface PossibleEnd {
	/** Where the sentence begins. */
	readonly start: number;
	/** The first mark that may end it. */
	readonly at: number;
	/** After all marks, quotes and brackets that close it. */
	readonly end: number;
}

export function endsSentence(text: string, place: PossibleEnd, language: string | null): boolean {
	const { at, end } = place;
	if (end === text.length) return true;
	const marks = text.slice(at, end);
	if (!spacedMark.test(marks[0]!)) return !quotesOn(text, marks, end);
	if (!/\s/.test(text[end]!)) return false;
	const next = nextWord(text, end);
	if (next === '') return true;
	if (isLowerCase(next)) return false;
	return (
		marks[0] !== '.' || marks.startsWith('..') || endsAfterFullStop(text, place, next, language)
	);
}

/** Marks that need a space after them; those of Chinese, Hindi, Armenian … do not. */
const spacedMark = /[.!?…‼⁇⁈⁉;]/;

/** 「行く。」と言った goes on after the quotation. */
function quotesOn(text: string, marks: string, end: number): boolean {
	return /[」』”’]$/.test(marks) && /[\p{L}\p{N}]/u.test(text[end]!);
}

const openers = /^[\s"'“‘„«‹([{¿¡「『（【—–-]+/;

/** An initial with its full stop. */
function nextWord(text: string, end: number): string {
	const ahead = text.slice(end, end + longestLook).replace(openers, '');
	return /^(?:\p{L}\.|[\p{L}\p{M}\p{N}]+)/u.exec(ahead)?.[0] ?? ahead.slice(0, 1);
}

const longestLook = 24;

/** A name such as iOS or eBay may begin a sentence. */
function isLowerCase(word: string): boolean {
	const first = word[0]!;
	if (first === first.toUpperCase() || first !== first.toLowerCase()) return false;
	return !/^\p{Ll}{1,4}\p{Lu}/u.test(word);
}

function endsAfterFullStop(
	text: string,
	{ at, start }: PossibleEnd,
	next: string,
	language: string | null,
): boolean {
	const before = lastWord(text, start, at);
	if (/^\d+$/.test(before)) return endsAfterNumber(text, { start, at, before }, language);
	const listed = abbreviationsOf(language).get(before.toLowerCase());
	if (listed === 'open') return false;
	if (isInitials(before)) return isFunctionWord(next, language);
	if (listed === undefined) return true;
	if (listed === 'number') return !/^\p{N}/u.test(next);
	return language === 'de' ? isFunctionWord(next, language) : !/^\p{N}/u.test(next);
}

/** With its inner full stops: “e.g”, “U.S”. */
function lastWord(text: string, start: number, at: number): string {
	const behind = text.slice(Math.max(start, at - longestLook), at);
	return /[\p{L}\p{M}\p{N}.-]*$/u.exec(behind)![0].replace(/^[.-]+/, '');
}

/** “J”, “U.S”, “J.-P”: single capitals, or single letters that full stops part. */
function isInitials(word: string): boolean {
	const letters = word.split(/[.-]+/);
	if (!letters.every((letter) => /^\p{L}\p{M}*$/u.test(letter))) return false;
	return letters.length > 1 || word !== word.toLowerCase();
}

/** Languages that write ordinals with a full stop: “am 3. Mai”. */
const ordinalDots = new Set('bs cs da de et fi fo hr hu is lb lv nb nn sk sl sr tr'.split(' '));

interface NumberBefore {
	readonly start: number;
	readonly at: number;
	readonly before: string;
}

function endsAfterNumber(
	text: string,
	{ at, before, start }: NumberBefore,
	language: string | null,
): boolean {
	const isNumbering = text.slice(start, at).trim() === before;
	if (isNumbering && before.length <= 3) return false;
	if (before.length > 2 || language === null || !ordinalDots.has(language)) return true;
	const label = lastWord(text, start, at - before.length - 2).toLowerCase();
	return abbreviationsOf(language).get(label) === 'number';
}

/** A capital letter at the start of a word that is no name: only a sentence gives it that. */
function isFunctionWord(word: string, language: string | null): boolean {
	if (language === null) return false;
	return functionWordsOf(language)?.has(fold(word, language)) ?? false;
}
