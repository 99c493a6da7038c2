import { stemmer } from '@orama/stemmers/indonesian';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	stem: (folded) => stemmer(folded.replace(/(?<=...)nya$/, '')),
	hasPrefixes: true,
	weakWords,
	abbreviations: {
		open: 'dr drs ir prof jl jln dll dst tn ny sdr pt cv kec kab kel',
		number: 'no rp hlm hal pasal gbr',
		closing: 'dll dsb',
	},
};
