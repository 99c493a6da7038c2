import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'sk',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};

export const functionWords = `
a i nebo ale že aby když kde jak co kdo který která které kteří jaký jaká jaké proč v ve z
ze na do od po za před při pod nad o u pro bez přes mezi s se k ke je jsou byl byla bylo
byli být bude budou má mají může mohou lze ne není také již už jen pouze velmi více si já ty
on ona ono my vy oni mě mi ti ho mu jí jich jim nás vás nám jeho svůj své to ten ta tento
tato toto těchto tím všechny každý protože než jako
`;
