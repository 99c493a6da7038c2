import { stemmer } from '@orama/stemmers/french';
import type { LanguageModel } from '../language-model.ts';
import { fr as weakWords } from '../weak-words/fr.ts';

export const fr: LanguageModel = {
	/** “jeux” and “lieux”; “heureux” loses its x in all its forms. */
	stem: (folded) => stemmer(folded).replace(/eux$/, 'eu'),
	weakWords,
	abbreviations: {
		open: 'm mm mme mlle dr pr me st ste cf ex p.ex env av bd tél c.-à-d',
		number: 'n no nos p pp art chap fig vol éd t',
		closing: 'etc cie j.-c',
	},
};
