import { stemmer } from '@orama/stemmers/romanian';
import type { LanguageModel } from '../language-model.ts';
import { ro as weakWords } from './weak-words.ts';

export const ro: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'dl dna dr prof ing str bd ex de ex nr',
		number: 'nr pag art cap fig',
		closing: 'etc ș.a s.a',
	},
};
