import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	compounds: { linkingLetters: 's e en n er', droppedEndings: 'en' },
	near: 'af de',
	readingLimits: { sentence: 20 },
};

export const functionWords = `
de het een en of maar want dus als dan dat die dit deze wie wat waar wanneer waarom hoe
welke in op aan uit bij met voor van naar om over onder tussen door tegen zonder tot na
sinds tijdens is zijn was waren ben bent heeft hebben heb had hadden wordt worden werd kan
kunnen moet moeten zal zullen zou mag niet geen ook nog al zo zeer meer veel te er hier daar
ik jij je hij zij ze wij we jullie u mij hem haar hun ons onze mijn jouw uw zich alle elke
iedere ander andere omdat toen wel
`;
