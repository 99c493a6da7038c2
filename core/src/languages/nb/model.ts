import { stemmer } from '@orama/stemmers/norwegian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutFleetingVowel } from '../forms/without-fleeting-vowel.ts';
import type { LanguageModel } from '../language-model.ts';

const otherForms =
	'bok boken boka bøker bøkene, mann mannen menn mennene, hånd hånden hånda hender hendene, ' +
	'fot foten føtter føttene, tann tannen tanna tenner tennene, natt natten natta netter nettene, ' +
	'bror broren brødre brødrene, datter datteren døtre døtrene, tre treet trær trærne, ' +
	'kne kneet knær knærne, rot roten rota røtter røttene, kraft kraften krefter kreftene, ' +
	'strand stranden stranda strender strendene, gås gåsen gåsa gjess gjessene, liten lita lite lille små, ' +
	'øye øyet øyne øynene, øre øret ører ørene, øy øya øyen øyer øyene, far faren fedre fedrene, mor moren mora mødre mødrene, ' +
	'klo kloen kloa klør klørne, tå tåen tåa tær tærne, stang stangen stanga stenger stengene, ' +
	'bonde bonden bønder bøndene, museum museet museer museene, sentrum sentrumet sentre sentrene';

/** “kjøkkenet” and “rødt”, whose stems would otherwise keep what those of “kjøkken” and “røde” lose. */
const withoutArticle = (folded: string) =>
	folded.replace(/(?<=...en)et$/, '').replace(/(?<=..d)t$/, '');

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
			stemmer(withoutArticle(folded).replace(/(?<=^sk|[^aeiouy]sk|br)o(?:en|ene|er|erne)$/, 'o')),
		),
	otherForms: formsOfOneWord(otherForms, 'nb', 3),
	weakWords,
	connectingWords: 'i på til med for av',
	abbreviations: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ift jf mht',
		number: 'nr kl s kap fig',
		closing: 'osv mv mm',
	},
};
