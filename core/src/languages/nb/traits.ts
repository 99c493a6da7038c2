import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	/** The letter å is also written aa. */
	letters: { kept: 'äöøæ', typedAs: { å: 'aa' } },
	compounds: { linkingLetters: 's e', droppedEndings: 'e' },
	near: 'da sv',
	readingLimits: { sentence: 20 },
	ordinalDots: true,
};

export const functionWords = `
en et ei den det de og eller men for at som om når hvor hva hvem hvilken hvilke hvordan
hvorfor da så i på av til fra med uten under over mellom etter før gjennom mot hos ved er
var være vært har hadde ha blir ble bli kan kunne skal skulle må får ikke ingen også
allerede bare mye mer mest her der jeg du han hun vi dere dem meg deg ham henne oss seg min
din sin sitt sine vår våre denne dette disse alle hver noen noe fordi enn
`;
