import { stemmer } from '@orama/stemmers/hungarian';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	/**
	 * “kutyák” keeps a vowel that “kutya” loses, “levél” becomes “levelek”, and “Budapest” is not an
	 * accusative.
	 */
	stem: (folded) =>
		stemmer(folded)
			.replace(/(?<=...)[ae]$/, '')
			.replace(/(?<=...|lev)é(?=[lrnz]$)/, 'e')
			.replace(/^budapes$/, 'budapest'),
	weakWords,
	abbreviations: {
		open: 'dr id ifj özv pl ill kb ún vö st',
		number: 'sz old fej ábra',
		closing: 'stb kft zrt',
	},
};
