import type { LanguageModel } from '../language-model.ts';
import { hi as weakWords } from './weak-words.ts';

/**
 * Number and case, after Ramanathan and Rao, A Lightweight Stemmer for Hindi (2003), but for gender: लड़की is no लड़का.
 */
const stem = (folded: string) =>
	folded.replace(/(?<=..)(?:ियाँ|ियां|ियों)$/, 'ी').replace(/(?<=..)(?:ाओं|ाएं|ाएँ|ों|ें|े|ा)$/, '');

export const hi: LanguageModel = {
	stem,
	weakWords,
	abbreviations: {
		open: 'डॉ प्रो पं श्री स्व',
		number: 'सं क्र पृ',
		closing: 'रु ई',
	},
};
