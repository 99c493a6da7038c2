import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'åäöøæ' },
	compounds: { linkingLetters: 's e o u', droppedEndings: 'a e' },
	near: 'da nb',
	readingLimits: { sentence: 20 },
};
