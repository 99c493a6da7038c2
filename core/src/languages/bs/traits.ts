import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	near: 'hr sl sr',
	ordinalDots: true,
};
