import { stemmer } from '@orama/stemmers/turkish';
import type { LanguageModel } from '../language-model.ts';
import { tr as weakWords } from '../weak-words/tr.ts';

/** Once is not enough: the plural keeps a vowel that the singular loses. */
export const tr: LanguageModel = {
	stem: (folded) => stemmer(stemmer(folded)),
	weakWords,
	abbreviations: {
		open: 'dr doç prof av sn hz örn bkz yy mah cad sok apt',
		number: 'no s sf md',
		closing: 'vb vs vd',
	},
};
