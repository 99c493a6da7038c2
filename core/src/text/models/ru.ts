import { stemmer } from '@orama/stemmers/russian';
import type { LanguageModel } from '../language-model.ts';
import { ru as weakWords } from '../weak-words/ru.ts';

export const ru: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'г гг ул д кв пр просп пер проф акад им т.е т.к т.н см ср напр о обл р руб тел св',
		number: 'рис табл стр с гл п пп ст ч',
		closing: 'др пр т.д т.п тыс млн млрд руб коп н.э в вв л.с',
	},
};
