import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'ñ' },
	near: 'ca es it pt ro',
};
