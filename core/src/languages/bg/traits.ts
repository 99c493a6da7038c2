import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	near: 'be mk ru uk',
};
