import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { typedAs: { ё: 'е' } },
	near: 'be bg mk uk',
	readingLimits: { sentence: 15 },
};
