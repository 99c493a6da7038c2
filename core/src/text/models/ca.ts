import type { LanguageModel } from '../language-model.ts';
import { ca as weakWords } from '../weak-words/ca.ts';

export const ca: LanguageModel = {
	weakWords,
	abbreviations: {
		open: 'sr sra dr dra av ex pàg',
		number: 'núm art cap',
		closing: 'etc',
	},
};
