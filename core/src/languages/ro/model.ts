import { stemmer } from '@orama/stemmers/romanian';
import type { LanguageModel } from '../language-model.ts';

const weakWords = `
unu una doi două trei patru cinci șase șapte opt nouă zece sută mie mii primul prima ultimul
ultima nou noi noile vechi bun bună bune bine mai cel cea mare mari mic mică mici lung scurt
ușor greu tot toată toți toate același alt altă alte mereu niciodată des iar astăzi azi mâine
ieri acum aici acolo aproape câteva câțiva mult multă puțin an ani lună luni săptămână săptămâni
zi zile oră ore minut minute jumătate dată ori timp om oameni lucru lucruri parte fel mod
exemplu întrebare întrebări răspuns pagină articol articole meniu caută căutare contact
distribuie tipărește citește vezi face faci facem da dă pune lua vine trebuie merge spune lei
euro ianuarie februarie martie aprilie iunie iulie august septembrie octombrie noiembrie
decembrie marți miercuri joi vineri sâmbătă duminică acasă nevoie
`;

export const model: LanguageModel = {
	stem: stemmer,
	weakWords,
	connectingWords: 'de la cu din pentru în pe',
	abbreviations: {
		open: 'dl dna dr prof ing str bd ex de ex nr',
		number: 'nr pag art cap fig',
		closing: 'etc ș.a s.a',
	},
};
