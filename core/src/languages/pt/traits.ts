import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'ca es gl it ro',
	readingLimits: { sentence: 25 },
};

export const functionWords = `
o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para
com sem sobre entre até desde contra e ou mas nem que quem qual quais se como quando onde
porque é são era eram ser sido está estão estar foi foram há tem têm ter tinha pode podem
fazer não sim mais menos muito também já só eu tu ele ela nós você vocês eles elas me te lhe
meu minha teu seu sua seus suas nosso nossa este esta estes estas esse essa isso isto aquele
ao à aos às todo toda todos todas cada outro outra num numa
`;
