import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'ca es gl it pt',
};

export const functionWords = `
și sau dar iar că să dacă când unde cum ce cine care cărui căror de la în din pe cu fără
pentru prin spre sub peste între după până despre un o unui unei niște al a ai ale este sunt
era erau fi fost are au am avea poate pot trebuie nu da mai foarte doar numai eu tu el ea
noi voi ei ele mă te se ne vă le îl îi lui lor meu tău său sa acest această acești aceste
acel acea toate toți fiecare ca îți îmi
își înainte
`;
