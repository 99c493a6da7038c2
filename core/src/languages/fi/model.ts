import { stemmer } from '@orama/stemmers/finnish';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Gives the stem the consonants of the nominative: “kengät” of “kenkä”, “kodin” of “koti”. */
const strong = (stem: string) =>
	stem
		.replace(/(?<=(?!^ves)..[^aeiouyäö])[aäei]$/, '')
		.replace(/ng(?=[ouyö]?$)/, 'nk')
		.replace(/d(?=[ouyö]?$)/, 't')
		.replace(/(?<=[il])v$/, 'p');

const otherForms =
	'vesi veden vettä vedessä vedestä veteen vedellä vesiä, käsi käden kättä kädessä käteen kädet käsiä, ' +
	'vuosi vuoden vuotta vuonna vuodessa vuodesta vuoteen vuodet vuosia vuosien, ' +
	'uusi uuden uutta uudessa uudesta uuteen uudet uusia uusien';

export const model: LanguageModel = {
	stem: (folded) => strong(stemmer(folded.replace(/(?<=..[aeiouyäö])nen$/, 'se'))),
	otherForms: formsOfOneWord(otherForms, 'fi'),
	weakWords,
	abbreviations: {
		open: 'esim ks ym ns tri prof noin n ml vrt',
		number: 'nro s luku kuva',
		closing: 'jne yms tms mm kpl klo',
	},
};
