import { stemmer } from '@orama/stemmers/hungarian';
import type { LanguageModel } from '../language-model.ts';

export const hu: LanguageModel = {
	stem: stemmer,
	abbreviations: {
		open: 'dr id ifj özv pl ill kb ún vö st',
		number: 'sz old fej ábra',
		closing: 'stb kft zrt',
	},
};
