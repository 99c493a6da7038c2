import type { LanguageModel } from '../language-model.ts';
import { hi as weakWords } from '../weak-words/hi.ts';

export const hi: LanguageModel = {
	weakWords,
	abbreviations: {
		open: 'डॉ प्रो पं श्री स्व',
		number: 'सं क्र पृ',
		closing: 'रु ई',
	},
};
