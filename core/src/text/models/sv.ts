import { stemmer } from '@orama/stemmers/swedish';
import type { LanguageModel } from '../language-model.ts';
import { sv as weakWords } from '../weak-words/sv.ts';

export const sv: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'hr fr dr prof t.ex bl.a dvs d.v.s ca inkl exkl resp jfr s.k f.d m.fl',
		number: 'nr s kap fig st',
		closing: 'osv m.m etc kl kr',
	},
};
