import { stemmer } from '@orama/stemmers/greek';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Stems twice, because the plural keeps a vowel that the singular loses. */
export const model: LanguageModel = {
	stem: (folded) => stemmer(stemmer(folded)),
	weakWords,
	connectingWords: 'του της των για με σε από',
	abbreviations: {
		open: 'κ κα δρ π.χ δηλ βλ',
		number: 'αρ σελ κεφ',
		closing: 'κλπ κ.λπ κ.ά μ.χ π.μ μ.μ',
	},
};
