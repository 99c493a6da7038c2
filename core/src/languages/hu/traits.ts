import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};

export const functionWords = `
a az egy és vagy de hanem hogy ha mert mint amikor ahol ami aki amely amelyek hogyan miért
mi ki mikor hol van vannak volt voltak lesz lenni legyen nem ne is csak már még nagyon több
minden ez azt ezt ezek azok itt ott én te ő ti ők engem neki nekem magát saját után előtt
között alatt felett nélkül szerint által felé majd így úgy meg el be fel le lehet kell
illetve pedig
`;
