import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '', typedAs: { ä: 'ae', ö: 'oe', ü: 'ue' } },
	compounds: { linkingLetters: 's es n en e er ns', droppedEndings: 'e en' },
	near: 'af nl',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};
