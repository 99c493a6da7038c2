import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	near: 'lt',
	ordinalDots: true,
};
