import { stemmer } from '@orama/stemmers/italian';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	stem: stemmer,
	weakWords,
	connectingWords: 'di del dello della dell dei degli delle da dal in con per al alla all senza',
	verbEnding: /(?:ando|endo|avano|ivano|arono|irono)$/,
	clauseEnding: /(?:[aei]re|[ae]ndo|[au]to|ata|avano)$/,
	abbreviations: {
		open: 'sig sigg sigra dott dr prof ing avv arch on s ss es p.es ca v tel gent',
		number: 'sec n nn art d.lgs cap fig pag pagg vol',
		closing: 'ecc etc s.p.a s.r.l a.c d.c',
	},
};
