import { stemmer } from '@orama/stemmers/arabic';
import type { LanguageModel } from '../language-model.ts';
import { ar as weakWords } from '../weak-words/ar.ts';

/** Folding writes ة as the ه that many people type for it; the stemmer knows it as an ending. */
export const ar: LanguageModel = {
	weakWords,
	stem: (folded) => stemmer(folded.replace(/ه$/, 'ة')),
	hasPrefixes: true,
	abbreviations: {
		open: 'د أ',
		number: 'ص ج ط',
		closing: 'م ه هـ إلخ الخ',
	},
};
