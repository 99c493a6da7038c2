import type { LanguageModel } from '../language-model.ts';
import { vi as weakWords } from './weak-words.ts';

export const vi: LanguageModel = {
	weakWords,
	abbreviations: {
		open: 'tp tt tx gs pgs ts ths bs ks kts ls nxb ubnd vd',
		number: 'tr số',
		closing: 'v.v',
	},
};
