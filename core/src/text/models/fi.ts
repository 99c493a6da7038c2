import { stemmer } from '@orama/stemmers/finnish';
import type { LanguageModel } from '../language-model.ts';
import { fi as weakWords } from '../weak-words/fi.ts';

export const fi: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'esim ks ym ns tri prof noin n ml vrt',
		number: 'nro s luku kuva',
		closing: 'jne yms tms mm kpl klo',
	},
};
