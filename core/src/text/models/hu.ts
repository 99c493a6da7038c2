import { stemmer } from '@orama/stemmers/hungarian';
import type { LanguageModel } from '../language-model.ts';
import { hu as weakWords } from '../weak-words/hu.ts';

export const hu: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'dr id ifj özv pl ill kb ún vö st',
		number: 'sz old fej ábra',
		closing: 'stb kft zrt',
	},
};
