import { declined } from '../forms/declined-nouns.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks } from '../forms/other-marks.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami emi ymi imi ovi eho iho emu imu ech ich ych ach um em om am im ym ou ej a e i o u y';

const withoutEndings = withoutEnding(endings);

/** Nouns with a changed stem. */
const otherForms =
	'pes psa psu psovi psem psi psy psů psům psech, den dne dni dnem dny dní dnů dnům dnech, ' +
	'dům domu domě domem domy domů domům domech, stůl stolu stole stolem stoly stolů stolům stolech, ' +
	'kůň koně koni koněm koní koním koních, vůz vozu voze vozem vozy vozů vozům vozech, ' +
	'nůž nože noži nožem nožů nožům nožích, dvůr dvora dvoře dvorem dvory dvorů, ' +
	'člověk člověka člověku člověkem lidé lidi lidí lidem lidmi lidech, ' +
	'oko oka oku okem oči očí očím očima očích, ucho ucha uchu uchem uši uší uším ušima uších, ' +
	'vejce vejci vejcem vajec vejcím vejcích, dítě dítěte dítěti dítětem děti dětí dětem dětmi dětech, ' +
	'přítel přítele příteli přítelem přátelé přátel přátelům přáteli, týden týdne týdnu týdnem týdny týdnů týdnům, ' +
	'pán pána pánu pánem páni pánové pánů, syn syna synu synem synové syny synů, ruka ruky ruce ruku rukou rukama rukách, ' +
	'sníh sněhu sněhem, vítr větru větrem, peníze peněz penězům penězi';

const youngAnimals = declined(
	'kot štěn kuř zvíř tel pras hříb jehn kůzl mlád kach',
	'ě e ěte ete ěti eti ětem etem ata at atům aty atech',
);

const weakWords = `
jeden dva dvě tři čtyři pět šest sedm osm devět deset první poslední nový nová nové
dobrý dobrá dobré dobře lepší nejlepší velký velká malý malá dlouho krátce celý
sám stejný často vždy nikdy znovu dnes zítra včera teď skoro jen mnoho několik málo
čas krát den dny dní týden týdny měsíc měsíců rok roku let hodina hodiny hodin minuta
minut korun lidé lidí věc věci část způsob příklad otázka otázky odpověď stránka
stránky článek články web menu hledat kontakt sdílet tisk přihlásit číst více méně
dělat dělá jde dává dostat přijde stojí třeba vzít vidět říká
`;

/** After stemming: the vowel of “oken” that “okno” lacks, the c of “matce” and the z of “Praze”. */
export const model: LanguageModel = {
	stem: (folded) =>
		withoutEndings(folded)
			.replace(/(?<=.[^aeiouy])e(?=[kcnlr]$)/, '')
			.replace(/(?<=.[^aeo])c$/, 'k')
			.replace(/(?<=...)z$/, 'h'),
	otherForms: formsOfOneWord(`${otherForms}, ${youngAnimals}`, 'cs'),
	areOtherMarks: otherMarks({ consonants: 'řťďň' }),
	weakWords,
	connectingWords: 'v ve z ze na pro do s se',
	abbreviations: {
		open: 'mgr ing bc mudr judr prof doc např tzv tj resp mj vč cca sv p pí ul nám tř',
		number: 'č str obr kap ods',
		closing: 'atd apod aj',
	},
};
