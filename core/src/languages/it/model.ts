import { stemmer } from '@orama/stemmers/italian';
import type { LanguageModel } from '../language-model.ts';
import { it as weakWords } from './weak-words.ts';

export const it: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'sig sigg sigra dott dr prof ing avv arch on s ss es p.es ca v tel gent',
		number: 'sec n nn art d.lgs cap fig pag pagg vol',
		closing: 'ecc etc s.p.a s.r.l a.c d.c',
	},
};
