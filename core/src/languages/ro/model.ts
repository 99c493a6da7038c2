import { stemmer } from '@orama/stemmers/romanian';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	stem: stemmer,
	weakWords,
	connectingWords: 'de la cu din pentru în pe',
	abbreviations: {
		open: 'dl dna dr prof ing str bd ex de ex nr',
		number: 'nr pag art cap fig',
		closing: 'etc ș.a s.a',
	},
};
