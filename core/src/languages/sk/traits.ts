import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'cs',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};

export const functionWords = `
a aj alebo ale že aby keď kde ako čo kto ktorý ktorá ktoré ktorí aký aká aké prečo v vo z zo
na do od po za pred pri pod nad o u pre bez cez medzi s so k ku je sú bol bola bolo boli byť
bude budú má majú môže môžu nie tiež už len iba veľmi viac sa si ja ty on ona ono my vy oni
ma mi ti ho mu jej ich im nás vás nám jeho svoj svoje to ten tá tento táto toto týchto tým
všetky každý pretože než
`;
