import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	near: 'bs hr sl',
	ordinalDots: true,
};
