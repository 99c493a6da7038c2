import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'es gl it pt ro',
	readingLimits: { sentence: 25 },
};
