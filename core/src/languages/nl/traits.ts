import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	compounds: { linkingLetters: 's e en n er', droppedEndings: 'en' },
	near: 'af de',
	readingLimits: { sentence: 20 },
};
