import { escapedPattern } from '../../text/words/escaped-pattern.ts';

/** The same word with the long vowel at its end, or without it. */
export interface OtherSpelling {
	readonly text: string;
	isIn(text: string): boolean;
}

/** Long words are written both ways: サーバ and サーバー. Short ones are not: ビル is not ビール. */
const longWord = /(?<![ァ-ヶー])([ァ-ヶー]{2,}[ァ-ヶ])ー?(?![ァ-ヶー])/g;

/** Spellings of a Japanese keyphrase with and without the ー at the end of its loanwords. */
export function otherLongVowels(keyphrase: string): OtherSpelling[] {
	const given = keyphrase.normalize('NFKC').trim();
	const spellings = [given.replace(longWord, '$1'), given.replace(longWord, '$1ー')];
	return spellings.filter((text) => text !== given).map(spelling);
}

function spelling(text: string): OtherSpelling {
	const words = text.split(/\s+/).map((word) => {
		const before = /^[ァ-ヶー]/.test(word) ? '(?<![ァ-ヶー])' : '';
		const after = /[ァ-ヶー]$/.test(word) ? '(?![ァ-ヶー])' : '';
		return new RegExp(before + escapedPattern(word) + after, 'i');
	});
	return { text, isIn: (block) => words.every((word) => word.test(block.normalize('NFKC'))) };
}
