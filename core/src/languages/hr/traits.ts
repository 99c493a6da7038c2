import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'bs sl sr',
	ordinalDots: true,
};

export const functionWords = `
i a ili ali da ako kad kada gdje kako što tko koji koja koje kojih kojem zašto u na s sa k
od do iz za po pod nad o bez kroz između pri je su bio bila bilo bili biti će bude može mogu
treba ne nije nisu također već samo vrlo više se si ja ti on ona ono mi vi oni me ga mu joj
ih im nas vas nam njegov svoj svoje to taj ta ovaj ova ovo ovog tim svi sve svaki jer nego
kao
`;
