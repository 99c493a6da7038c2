import { characterClass } from './character-class.ts';
import { characterClasses } from './characters.ts';
import { isConnectingWord } from './connecting-words.ts';
import type { Forms } from './forms.ts';
import { scanWords, wordFlag, wordStride } from './words.ts';

/** A word that may be part of a keyword. */
export interface KeywordToken {
	readonly form: number;
	readonly start: number;
	readonly end: number;
	/** Content can open and close a keyword, connecting words only stand inside one. */
	readonly role: 'content' | 'opening' | 'closing' | 'inner' | 'none';
	/** Punctuation stands before it. */
	readonly isApart: boolean;
	/** A capital here is owed to the sentence. */
	readonly opensSentence: boolean;
}

export function keywordTokens(
	text: string,
	forms: Forms,
	functionWords: ReadonlySet<string> | undefined,
): KeywordToken[] {
	const words = scanWords(text);
	const tokens: KeywordToken[] = [];
	for (let at = 0; at < words.length; at += wordStride) {
		const [start, end, flags] = [words[at]!, words[at + 1]!, words[at + 2]!];
		const pieces =
			flags & wordFlag.unsegmented
				? (forms.model?.segment?.(text.slice(start, end)) ?? [])
				: [text.slice(start, end)];
		let from = start;
		for (const piece of pieces) {
			const form = forms.idOf(piece, 0, piece.length);
			const role =
				flags & wordFlag.unsegmented
					? roleOfSegment(piece)
					: roleOfWord(piece, form, forms, functionWords);
			const isApart = !isOnlySpace(text, tokens.at(-1)?.end ?? 0, from, flags);
			const opensSentence = tokens.length === 0 || (flags & wordFlag.startsSentence) !== 0;
			tokens.push({ form, start: from, end: from + piece.length, role, isApart, opensSentence });
			from += piece.length;
		}
	}
	return tokens;
}

function roleOfWord(
	word: string,
	id: number,
	{ folded, language }: Forms,
	functionWords: ReadonlySet<string> | undefined,
): KeywordToken['role'] {
	const form = folded[id]!;
	if (functionWords?.has(form)) return isConnectingWord(form, language) ? 'inner' : 'none';
	if (form.length > 2) return isLowerCaseGerman(word, language) ? 'opening' : 'content';
	return word !== form && word === word.toUpperCase() && form.length > 1 ? 'content' : 'inner';
}

/** German nouns have a capital; what has none can describe one but is none. */
function isLowerCaseGerman(word: string, language: string | null): boolean {
	return language === 'de' && word[0] === word[0]!.toLowerCase() && !/^\d/.test(word);
}

/** Japanese writes grammar in hiragana; of it only の joins two nouns. */
function roleOfSegment(segment: string): KeywordToken['role'] {
	if (segment === 'の') return 'inner';
	const classes = characterClasses();
	const kana = [...segment].filter(
		(character) => classes[character.charCodeAt(0)] === characterClass.hiragana,
	);
	if (kana.length === 0) return 'content';
	return kana.length === 1 && segment.length > 1 && verbalNoun.test(segment) ? 'closing' : 'none';
}

/** 巡り, 作り, 選び, 付け: what verbs become when nouns stand before them. */
const verbalNoun = /[りしきちみびけえせれめげ]$/;

function isOnlySpace(text: string, from: number, to: number, flags: number): boolean {
	if (from === to || flags & wordFlag.joined) return true;
	const classes = characterClasses();
	for (let at = from; at < to; at++) {
		if (classes[text.charCodeAt(at)] !== characterClass.space) return false;
	}
	return true;
}
