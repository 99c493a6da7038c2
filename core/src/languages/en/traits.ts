import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	readingLimits: { sentence: 20 },
};

export const functionWords = `
a an the and or but nor so if then than that this these those there here of to in on at by
for from with without into onto about over under after before between through during against
as is are was were be been being am do does did done has have had having will would shall
should can could may might must not no i you he she it we they me him her us them my your
his its our their mine yours who whom whose which what when where why how all any both each
few more most some such only own same too very just also while because until up down out off
again once s don t re isn
`;
