import type { LanguageModel } from '../language-model.ts';
import { stem } from './stem.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	stem,
	weakWords,
	abbreviations: {
		open: 'திரு திருமதி டாக்டர் பேரா முனைவர் எ.கா கி.மீ',
		number: 'எண் பக்',
		closing: 'கி.மு கி.பி மு.ப பி.ப',
	},
};
