import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	/** The letter å is also written aa. */
	letters: { kept: 'äöøæ', typedAs: { å: 'aa' } },
	compounds: { linkingLetters: 's e er', droppedEndings: 'e' },
	near: 'nb sv',
	ordinalDots: true,
};

export const functionWords = `
en et den det de og eller men for at som om når hvor hvad hvem hvilken hvilke hvordan
hvorfor da så i på af til fra med uden under over mellem efter før gennem mod hos ved er var
være været har havde have bliver blev blive kan kunne skal skulle må får ikke ingen også
allerede kun meget mere mest her der jeg du han hun vi dem mig dig ham hende os jer sig min
din sin sit sine vores denne dette disse alle hver nogen noget nogle fordi end
`;
