import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { partsDottedI: true },
	near: 'az',
	readingLimits: { sentence: 15 },
	ordinalDots: true,
};
