import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	stem: withoutEnding('es a e s'),
	weakWords,
	connectingWords: 'de del dels d la el les els a al amb en per',
	abbreviations: {
		open: 'sr sra dr dra av ex pàg',
		number: 'núm art cap',
		closing: 'etc',
	},
};
