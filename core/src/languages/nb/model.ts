import { stemmer } from '@orama/stemmers/norwegian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutFleetingVowel } from '../forms/without-fleeting-vowel.ts';
import type { LanguageModel } from '../language-model.ts';

const otherForms =
	'bok boken boka bøker bøkene, mann mannen menn mennene, hånd hånden hånda hender hendene, ' +
	'fot foten føtter føttene, tann tannen tanna tenner tennene, natt natten natta netter nettene, ' +
	'bror broren brødre brødrene, datter datteren døtre døtrene, tre treet trær trærne, ' +
	'kne kneet knær knærne, rot roten rota røtter røttene, kraft kraften krefter kreftene, ' +
	'strand stranden stranda strender strendene';

const weakWords = `
en ett to tre fire fem seks sju åtte ni ti første andre siste ny nye nytt gammel gamle god godt
gode bedre best stor store liten små lang kort hele egen samme ofte alltid aldri igjen dag
morgen nå nesten bare også mye mange noen tid gang ganger dager uke uker måned måneder år time
timer minutt minutter kroner mennesker ting del deler måte eksempel spørsmål svar side sider
artikkel nettsted meny søk kontakt print abonner les lese mer mindre gjøre gjør går gir få får
komme kommer står finnes ta tar se sier mandag tirsdag onsdag torsdag fredag lørdag søndag
januar februar mars april mai juni juli august september oktober november desember
`;

export const model: LanguageModel = {
	stem: (folded) =>
		withoutFleetingVowel(
			stemmer(folded.replace(/(?<=^sk|[^aeiouy]sk|br)o(?:en|ene|er|erne)$/, 'o')),
		),
	otherForms: formsOfOneWord(otherForms, 'nb'),
	weakWords,
	connectingWords: 'i på til med for av',
	abbreviations: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ift jf mht',
		number: 'nr kl s kap fig',
		closing: 'osv mv mm',
	},
};
