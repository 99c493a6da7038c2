import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { ca as weakWords } from './weak-words.ts';

export const ca: LanguageModel = {
	stem: withoutEnding('es a e s'),
	weakWords,
	abbreviations: {
		open: 'sr sra dr dra av ex pàg',
		number: 'núm art cap',
		closing: 'etc',
	},
};
