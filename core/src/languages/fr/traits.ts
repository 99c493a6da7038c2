import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	readingLimits: { sentence: 20 },
};

export const functionWords = `
le la les un une des du de d l et ou mais donc or ni car que qu qui quoi dont où quand
comment pourquoi si ce cet cette ces c il elle on nous vous ils elles je j tu me m te t se s
lui leur leurs y en à au aux dans par pour sur sous avec sans entre vers chez contre depuis
pendant avant après est sont était étaient être été ai as a avons avez ont avait avoir fait
faire peut peuvent ne n pas plus moins très aussi bien tout tous toute toutes même mon ma
mes ton ta tes son sa ses notre nos votre vos comme lorsque ainsi alors
`;
