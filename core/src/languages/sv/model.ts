import { stemmer } from '@orama/stemmers/swedish';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutFleetingVowel } from '../forms/without-fleeting-vowel.ts';
import type { LanguageModel } from '../language-model.ts';

/** Words whose last letters are not the article “the”. */
const whole =
	/(?:internet|planet|paket|magnet|budget|buffet|tapet|poet|komet|trumpet|ticket|market)$/;

/** The stemmer recognizes “the” in “bilen”, but not in “huset”. */
const withoutArticle = (folded: string) =>
	whole.test(folded) ? folded : folded.replace(/(?<=.{2}[^h])et$/, '');

/** Removes the article of “stugan” and “flickan”; the end of “roman” is not one. */
const withoutVowel = (stem: string) => (bare.test(stem) ? stem : stem.replace(/(?<=...)an$/, ''));
const bare =
	/(?:roman|japan|iran|organ|orkan|balkan|titan|vulkan|ocean|sultan|plan|kran|gran|uran)$/;

const otherForms =
	'bok boken böcker böckerna, barnbok barnboken barnböcker barnböckerna, ' +
	'tand tanden tänder tänderna, hand handen händer händerna, natt natten nätter nätterna, ' +
	'stad staden städer städerna, land landet länder länderna, fot foten fötter fötterna, ' +
	'son sonen söner sönerna, dotter dottern döttrar döttrarna, bror brodern bröder bröderna, ' +
	'man mannen män männen, strand stranden stränder stränderna, rot roten rötter rötterna, ' +
	'brand branden bränder bränderna, sko skon skor skorna, ' +
	'gås gåsen gäss gässen, mus musen möss mössen, öga ögat ögon ögonen, öra örat öron öronen, liten litet lilla små, ' +
	'moder modern mödrar mödrarna, stång stången stänger stängerna, tång tången tänger tängerna, ' +
	'museum museet museer museerna, vatten vattnet vattnen, centrum centret centra';

const weakWords = `
en ett två tre fyra fem sex sju åtta nio tio första andra sista ny nya nytt gammal gamla god
gott bra bättre bäst stor stora liten små lång kort hela egen samma ofta alltid aldrig igen idag
imorgon igår nu sedan nästan bara även mycket många några tid gång gånger dag dagar vecka veckor
månad månader år timme timmar minut minuter kronor människor sak saker del delar sätt exempel
fråga frågor svar sida sidor artikel webbplats meny sök kontakt dela skriv prenumerera läs läsa
mer mindre göra gör går ger få får komma kommer stå står finns behöver ta tar se säger måndag
tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti
september oktober november december
`;

export const model: LanguageModel = {
	stem: (folded) => withoutFleetingVowel(withoutVowel(stemmer(withoutArticle(folded)))),
	otherForms: formsOfOneWord(otherForms, 'sv', 3),
	weakWords,
	connectingWords: 'i på till med för av',
	abbreviations: {
		open: 'hr fr dr prof t.ex bl.a dvs d.v.s ca inkl exkl resp jfr s.k f.d m.fl',
		number: 'nr s kap fig st',
		closing: 'osv m.m etc kl kr',
	},
};
