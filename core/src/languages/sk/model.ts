import { declined } from '../forms/declined-nouns.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks } from '../forms/other-marks.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami iami mi ovi ovia eho ieho emu iemu och iach ach ich ych om am iam em im ym ou ov ej a e i o u y ia ie iu';

const weakWords = `
jeden jedna jedno dva dve tri štyri päť šesť sedem osem deväť desať sto tisíc prvý prvá prvé
posledný nový nová nové dobrý dobrá dobré dobre lepší najlepší veľký veľká veľké väčšie malý
malá malé dlho krátko ľahko ťažko celý sám rovnaký často vždy nikdy znova znovu dnes zajtra
včera teraz skoro takmer len mnoho niekoľko veľa málo čas krát raz deň dňa dni dní týždeň týždne
týždňov mesiac mesiace mesiacov rok roka roky rokov hodina hodiny hodín minúta minúty minút eur
ľudia ľudí vec veci časť spôsob príklad otázka otázky odpoveď stránka stránky článok články web
menu hľadať kontakt zdieľať tlačiť prihlásiť čítať viac menej robiť robí ísť ide dáva dajú
dostať príde stojí treba vziať vidieť hovorí nechajte návod vysvetľuje správne percent januára
februára marca apríla mája júna júla augusta septembra októbra novembra decembra pondelok utorok
streda štvrtok piatok sobota nedeľa
`;

/** Nouns with a changed stem. */
const otherForms =
	'pes psa psovi psom psi psy psov psoch, deň dňa dňu dňom dni dní dňom dňami dňoch, ' +
	'oko oka oku okom oči očí očiam očami, ucho ucha uchu uchom uši uší ušiam ušami, ' +
	'vajce vajca vajcu vajcom vajcia vajec vajciam vajciach, dieťa dieťaťa dieťaťu dieťaťom deti detí deťom deťmi deťoch, ' +
	'človek človeka človeku človekom ľudia ľudí ľuďom ľuďmi ľuďoch, ' +
	'priateľ priateľa priatelia priateľov, kôň koňa koňovi koňom kone koní koňmi, ' +
	'stôl stola stole stolom stoly stolov, nôž noža nože nožom nožov, dom domu dome domy domov, ' +
	'peniaze peňazí peniazom peniazmi, chlieb chleba chlebom, vietor vetra vetrom vetry, sneh snehu snehom';

const youngAnimals = declined(
	'kurč mač teľ šteň jahň pras zvier dievč',
	'a aťa aťu aťom ati atá atám atami atách at iat ence eniec encami',
);

/** A vowel that only the form without an ending has: “bicykel” and “bicykle”. */
const fleetingVowel = /(?<=.[^aeiouy])(?:i?e|o)(?=[kcnlr]$)/;

const withoutEndings = withoutEnding(endings);

export const model: LanguageModel = {
	stem: (folded) => withoutEndings(folded).replace(fleetingVowel, ''),
	otherForms: formsOfOneWord(`${otherForms}, ${youngAnimals}`, 'sk'),
	areOtherMarks: otherMarks({ consonants: 'ťďňľ' }),
	weakWords,
	connectingWords: 'v vo z zo na pre do s so',
	abbreviations: {
		open: 'mgr ing bc mudr judr prof doc napr tzv tj resp sv',
		number: 'č str obr kap ods',
		closing: 'atď apod',
	},
};
