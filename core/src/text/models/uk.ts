import { stemmer } from '@orama/stemmers/ukrainian';
import type { LanguageModel } from '../language-model.ts';
import { uk as weakWords } from '../weak-words/uk.ts';

export const uk: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'м вул буд кв пр проф акад ім т.зв див напр обл ст',
		number: 'рис табл стор с п пп ч',
		closing: 'ін т.д т.п тис млн млрд грн р рр',
	},
};
