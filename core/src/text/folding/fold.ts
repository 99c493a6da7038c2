import { foldScripts } from './fold-scripts.ts';
import { type Letters, lettersOf } from './letters.ts';

/**
 * The form in which two spellings are the same word to a reader of that language. German writes ü
 * as ue and never as u; Spanish drops accents but keeps ñ; Nordic å, ä, ö, ø, æ are letters.
 */
export function fold(text: string, language: string | null): string {
	const letters = lettersOf(language);
	const isTurkic = letters?.partsDottedI === true;
	if (!isTurkic && isAscii(text)) return text.toLowerCase();
	const composed = foldScripts(text.normalize('NFKC').replace(invisible, ''), letters);
	const lower = isTurkic ? lowerTurkic(composed) : composed.toLowerCase().replaceAll('i̇', 'i');
	return letters ? foldLetters(lower, letters) : lower;
}

/** A whole title or phrase: folded, trimmed and with single spaces. */
export function foldPhrase(text: string, language: string | null): string {
	const folded = fold(text, language);
	return unevenSpace.test(folded) ? folded.replace(/\s+/g, ' ').trim() : folded;
}

const unevenSpace = /[^\S ]|\s\s|^\s|\s$/;

const invisible =
	/[\u00AD\u0640\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\uFE00-\uFE0F]/g;

/** Letters that Unicode does not decompose. */
const wholeLetters: Readonly<Record<string, string>> = {
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ß: 'ss',
	ς: 'σ',
};

function foldLetters(lower: string, { kept, movesToneMarks, typedAs }: Letters): string {
	if (movesToneMarks) return withOldToneMarks(lower);
	if (kept === undefined) return typedAs ? typed(lower, typedAs) : lower;
	return lower.replace(/[\u0080-\u03FF\u1E00-\u1FFF]/g, (letter) => {
		if (kept.includes(letter)) return letter;
		return typedAs?.[letter] ?? wholeLetters[letter] ?? withoutMarks(letter);
	});
}

function typed(lower: string, typedAs: Readonly<Record<string, string>>): string {
	return Object.entries(typedAs).reduce((text, [letter, as]) => text.replaceAll(letter, as), lower);
}

/**
 * hoà and hòa are the same word: moves the mark to the other vowel of oa, oe and uy at the end of a
 * word.
 */
function withOldToneMarks(text: string): string {
	return text
		.normalize('NFD')
		.replace(
			/(?<!q)(o(?=[ae])|u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/gu,
			'$1$3$2',
		)
		.normalize('NFC');
}

function withoutMarks(letter: string): string {
	return letter.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
}

function lowerTurkic(text: string): string {
	return text.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase();
}

function isAscii(text: string): boolean {
	for (let at = 0; at < text.length; at++) {
		if (text.charCodeAt(at) > 0x7f) return false;
	}
	return true;
}
