import { stemmer } from '@orama/stemmers/norwegian';
import type { LanguageModel } from '../language-model.ts';
import { nb as weakWords } from '../weak-words/nb.ts';

export const nb: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ift jf mht',
		number: 'nr s kap fig',
		closing: 'osv mv mm',
	},
};
