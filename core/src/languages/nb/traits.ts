import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'åäöøæ' },
	compounds: { linkingLetters: 's e', droppedEndings: 'e' },
	near: 'da sv',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};
