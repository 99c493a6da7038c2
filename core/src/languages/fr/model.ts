import { stemmer } from '@orama/stemmers/french';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/**
 * The stemmer removes different parts of “française” and “français”, and of “boulangère” and
 * “boulanger”.
 */
const masculine = (folded: string) =>
	folded.replace(/(?<=....[ao]is)es?$/, '').replace(/(?<=..[igh])eres?$/, 'er');

/**
 * Plurals that the stemmer misses: “jeux”, “bijoux”, “travaux”, and the s after a vowel (“photos”,
 * “menus”, “amis”; “Paris” is not “pari”). “active” is “actif”.
 */
const singular = (stem: string) =>
	stem
		.replace(/(?<=eu|ou)x$/, '')
		.replace(/^(trav|vitr|cor)al$/, '$1ail')
		.replace(/(?<=^ami|^ski|(?!^par)...[aiou])s$/, '')
		.replace(/(?<=..)if$/, 'iv');

export const model: LanguageModel = {
	stem: (folded) => singular(stemmer(masculine(folded))),
	weakWords,
	connectingWords: 'de du des d la le les l à au aux en pour sans',
	clauseEnding: /(?:ait|ent|[^aeiou]er|ées?|és?)$/,
	abbreviations: {
		open: 'm mm mme mlle dr pr me st ste cf ex p.ex env av bd tél c.-à-d',
		number: 'n no nos al p pp art chap fig vol éd t',
		closing: 'etc cie j.-c',
	},
};
