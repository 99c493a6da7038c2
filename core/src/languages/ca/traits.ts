import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'es gl it pt ro',
	readingLimits: { sentence: 25 },
};

export const functionWords = `
el la els les l un una uns unes de d del dels al als a en amb per sense sobre entre fins des
cap i o però sinó ni que què si com quan on perquè qui qual és són era eren ser estat està
ha han haver hi tenir pot poden fer no més menys molt també ja només jo tu ell ella
nosaltres vosaltres ells em et es ens us li seu seva seus aquest aquesta aquests això tot
tota tots totes cada altre
`;
