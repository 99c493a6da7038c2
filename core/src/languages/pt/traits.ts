import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'ca es gl it ro',
	readingLimits: { sentence: 25 },
};
