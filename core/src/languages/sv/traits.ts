import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'åäöøæ' },
	compounds: { linkingLetters: 's e o u', droppedEndings: 'a e' },
	near: 'da nb',
	readingLimits: { sentence: 20 },
};

export const functionWords = `
en ett den det de och eller men för att som om när var vad vem vilken vilka hur varför då så
i på av till från med utan under över mellan efter före genom mot hos vid är vara varit har
hade ha blir blev bli kan kunde ska skulle måste får inte ingen inga också redan bara mycket
mer mest här där jag du han hon vi ni dem mig dig honom henne oss er sig min din sin sitt
sina vår denna detta dessa alla varje någon något några eftersom än
`;
