import { stemmer } from '@orama/stemmers/english';
import type { LanguageModel } from '../language-model.ts';
import { en as weakWords } from '../weak-words/en.ts';

export const en: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'mr mrs ms mx dr prof rev hon gen col capt lt sgt gov sen rep pres st mt ft vs e.g i.e cf viz approx ca esp incl dept est',
		number: 'no nos fig figs p pp vol ch sec art eq ed eds al para pt tab max min',
		closing:
			'etc inc ltd co corp jr sr ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec',
	},
};
