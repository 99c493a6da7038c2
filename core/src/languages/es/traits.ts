import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'ñ' },
	near: 'ca gl it pt ro',
	readingLimits: { sentence: 25 },
};
