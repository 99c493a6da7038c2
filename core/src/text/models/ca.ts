import type { LanguageModel } from '../language-model.ts';

export const ca: LanguageModel = {
	abbreviations: {
		open: 'sr sra dr dra av ex pàg',
		number: 'núm art cap',
		closing: 'etc',
	},
};
