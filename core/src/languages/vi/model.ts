import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	weakWords,
	abbreviations: {
		open: 'tp tt tx gs pgs ts ths bs ks kts ls nxb ubnd vd',
		number: 'tr số',
		closing: 'v.v',
	},
};
