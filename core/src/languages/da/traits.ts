import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'åäöøæ' },
	compounds: { linkingLetters: 's e er', droppedEndings: 'e' },
	near: 'nb sv',
	ordinalDots: true,
};
