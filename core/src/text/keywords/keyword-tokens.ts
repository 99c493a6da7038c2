import { functionWordsOf } from '../../languages/function-words.ts';
import type { Forms } from '../forms/forms.ts';
import { characterClass } from '../words/character-class.ts';
import { characterClasses } from '../words/characters.ts';
import { scanWords, wordFlag, wordStride } from '../words/words.ts';
import { isConnectingWord } from './connecting-words.ts';
import { roleOfPiece } from './piece-roles.ts';
import { isFormOfWeakWord } from './weak-words.ts';

/**
 * Content words can begin and end a keyword, opening and closing words do one of both, inner words
 * neither. Weak words do both but name nothing alone.
 */
export type KeywordRole = 'content' | 'weak' | 'opening' | 'closing' | 'inner' | 'none';

/** A word that may be part of a keyword. */
export interface KeywordToken {
	readonly form: number;
	readonly start: number;
	readonly end: number;
	readonly role: KeywordRole;
	/** Punctuation precedes it. */
	readonly isApart: boolean;
	/** A hyphen or dot joins it to the preceding word: no keyword splits them. */
	readonly isBound: boolean;
	/** It begins a sentence, which explains its capital. */
	readonly opensSentence: boolean;
}

export function keywordTokens(text: string, forms: Forms): KeywordToken[] {
	const words = scanWords(text);
	const tokens: KeywordToken[] = [];
	for (let at = 0; at < words.length; at += wordStride) {
		const [start, end, flags] = [words[at]!, words[at + 1]!, words[at + 2]!];
		const isRun = (flags & wordFlag.unsegmented) > 0;
		const word = text.slice(start, end);
		let from = start;
		for (const piece of isRun ? keywordPieces(word, forms) : [word]) {
			const form = forms.idOf(piece, 0, piece.length);
			tokens.push({
				form,
				start: from,
				end: from + piece.length,
				role: isRun
					? roleOfPiece(piece, forms)
					: isUnfinished(text, end)
						? 'inner'
						: roleOfWord(piece, form, forms),
				isApart: isApart(text, tokens.at(-1)?.end ?? 0, from, flags, isRun),
				isBound: isBound(text, from, flags),
				opensSentence: tokens.length === 0 || (flags & wordFlag.startsSentence) !== 0,
			});
			from += piece.length;
		}
	}
	return tokens;
}

/** “Buß- und Ordnungsgeld”: a later word completes it. */
const isUnfinished = (text: string, end: number) =>
	(text[end] === '-' || text[end] === '‑') && /^\s\p{L}/u.test(text.slice(end + 1, end + 3));

function roleOfWord(word: string, id: number, forms: Forms): KeywordRole {
	const { folded, language } = forms;
	const form = folded[id]!;
	if (language === null) return 'none';
	if (functionWordsOf(language)?.has(form)) return isConnectingWord(form, forms) ? 'inner' : 'none';
	if (isFormOfWeakWord(id, forms)) return isLowerCaseGerman(word, language) ? 'none' : 'weak';
	if (number.test(form)) return modelNumber.test(form) ? 'closing' : 'inner';
	if (isLongEnough(form)) return isLowerCaseGerman(word, language) ? 'opening' : 'content';
	if (word === form || form.length < 2) return 'inner';
	return word === word.toUpperCase() ? 'content' : 'closing';
}

const number = /^[\d.,]+$/;

/** “iPhone 16”: part of a name, unlike a year or the day in “01. Februar”. */
const modelNumber = /^(?!0|(?:19|20)\d\d$)\d{1,4}$/;

const firstHangul = 0xac00;

/** Two letters make a word in Korean, but rarely more than grammar elsewhere. */
function isLongEnough(form: string): boolean {
	return form.length > 2 || (form.length === 2 && form.charCodeAt(0) >= firstHangul);
}

/** German nouns have a capital; a word without one can describe a noun but is not a noun. */
function isLowerCaseGerman(word: string, language: string): boolean {
	return language === 'de' && word === word.toLowerCase() && !/^\d/.test(word);
}

/** In text without spaces between words, a space separates unrelated parts. */
function isApart(text: string, from: number, to: number, flags: number, isRun: boolean): boolean {
	if (from === to || flags & wordFlag.joined) return false;
	const classes = characterClasses();
	for (let at = from; at < to; at++) {
		if (classes[text.charCodeAt(at)] !== characterClass.space) return true;
	}
	return isRun && from > 0 && classes[text.charCodeAt(from - 1)]! >= characterClass.han;
}

/** Apostrophes join as well, but the parts are two words: l’eau. */
function isBound(text: string, start: number, flags: number): boolean {
	return (flags & wordFlag.joined) > 0 && !apostrophe.test(text[start - 1]!);
}

const apostrophe = /['’ʼ＇]/;

/** The words of a run without spaces: `[run]` if no model can split it. */
function keywordPieces(run: string, { model }: Forms): readonly string[] {
	return model?.segment?.(run) ?? model?.cut?.(run) ?? [run];
}
