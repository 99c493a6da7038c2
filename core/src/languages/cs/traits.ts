import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'sk',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};
