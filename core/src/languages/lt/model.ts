import { stemmer } from '@orama/stemmers/lithuanian';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	stem: stemmer,
	weakWords,
	connectingWords: 'su iš be į',
};
