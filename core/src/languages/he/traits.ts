import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	readingLimits: { sentence: 15 },
};
