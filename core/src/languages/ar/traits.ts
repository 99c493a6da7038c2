import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { arabicKeyboard: 'arabic' },
	near: 'fa ur',
	readingLimits: { sentence: 20 },
};
