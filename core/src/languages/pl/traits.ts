import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	readingLimits: { sentence: 20, longSentencesShare: 0.15 },
};

export const functionWords = `
i a oraz lub albo ale lecz że aby żeby jeśli gdy kiedy gdzie jak co kto czy który która
które których którym jaki jaka jakie w we z ze na do od po za przed przy pod nad o u dla bez
przez między jest są był była było były być będzie będą ma mają może mogą można nie tak też
także również już tylko bardzo więcej się ja ty on ona ono my wy oni one mnie mi ci go mu
jej ich im nas was nam jego swój swoje to ten ta te tego tej tym tych tę wszystko wszystkie
każdy każda ponieważ niż
`;
