import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { arabicKeyboard: 'persian' },
	near: 'ar ur',
	readingLimits: { sentence: 25 },
};
