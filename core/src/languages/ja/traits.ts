import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	near: 'zh',
	readingLimits: { unit: 'characters', sentence: 40, paragraph: 300 },
};
