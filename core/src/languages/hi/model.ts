import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/**
 * Number and case, after Ramanathan and Rao, A Lightweight Stemmer for Hindi (2003), but without
 * gender: लड़की is not लड़का.
 */
const stem = (folded: string) =>
	folded.replace(/(?<=..)(?:ियाँ|ियां|ियों)$/, 'ी').replace(/(?<=..)(?:ाओं|ाएं|ाएँ|ों|ें|े|ा)$/, '');

export const model: LanguageModel = {
	stem,
	weakWords,
	connectingWords: 'का के की में से पर लिए',
	abbreviations: {
		open: 'डॉ प्रो पं श्री स्व',
		number: 'सं क्र पृ',
		closing: 'रु ई',
	},
};
