import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'ca es gl pt ro',
	readingLimits: { sentence: 25 },
};
