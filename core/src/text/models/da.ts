import { stemmer } from '@orama/stemmers/danish';
import type { LanguageModel } from '../language-model.ts';
import { da as weakWords } from '../weak-words/da.ts';

export const da: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ifm vedr mht jf',
		number: 'nr s kap fig stk',
		closing: 'osv mv mm a.m p.m',
	},
};
