import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';

/** Case endings, which follow a vowel in the singular and te or de in the plural. */
const ending =
	/(?:(?<=..[aeiouõäöü])(?:sse|st|lt|le|ks|ga|s|l|d)|(?<=...)(?:[td]e(?:sse|st|lt|le|ks|ga|ta|na|ni|s|l)?|id|sid))$/;

/** Nouns and adjectives whose own s or l looks like an ending. */
const whole = /^(?:hommik|kevad|number|seitse|mets|maasikas|taevas)$/;

/** “punase” of “punane”; “ratta” of “ratas”. */
const asGenitive = (folded: string) =>
	folded
		.replace(/(?<=..)ne$/, 'se')
		.replace(/(?<=..)ste(?:sse|st|lt|le|ks|ga|ta|na|ni|s|l)?$/, 'se')
		.replace(/(?<=...[ptkbdgmnlrvj])as$/, 'a');

/** Consonants change their length: “kleit” and “kleidi”, “ratas” and “ratta”. */
const weak = (stem: string) =>
	stem
		.replace(/(?<=...)[aeiou]$/, '')
		.replace(/([ptk])\1$|(?<=[aeiou]{2})ss$/, (pair) => pair[0]!)
		.replace(/(?<=..)[bdg]$/, (letter) => hard[letter]!);

const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** Nouns that lose or change a consonant: nominative, genitive, partitive, and the genitive plural. */
const nouns = `
tuba toa tuba tubade, leib leiva leiba leibade, käsi käe kätt käte, uus uue uut uute, laud laua lauda laudade,
asi asja asja asjade, laps lapse last laste, mees mehe meest meeste, vesi vee vett vete, uks ukse ust uste,
jalg jala jalga jalgade, mägi mäe mäge mägede, meri mere merd merede, jõgi jõe jõge jõgede, poeg poja poega poegade,
aeg aja aega aegade, viga vea viga vigade, nuga noa nuga nugade, rida rea rida ridade, pidu peo pidu pidude,
lugu loo lugu lugude, nägu näo nägu nägude, madu mao madu madude, sõda sõja sõda sõdade, rada raja rada radade,
lind linnu lindu lindude, hind hinna hinda hindade, rand ranna randa randade, sild silla silda sildade,
põld põllu põldu põldude, vend venna venda vendade, õde õe õde õdede, õlg õla õlga õlgade, pood poe poodi poodide,
kinnas kinda kinnast kinnaste, hammas hamba hammast hammaste, lammas lamba lammast lammaste, tütar tütre tütart tütarde,
väike väikese väikest väikeste, lühike lühikese lühikest lühikeste, süda südame südant südamete, king kinga kinga kingade,
kuu kuu kuud kuude, keel keele keelt keelte, saabas saapa saabast saabaste, rõngas rõnga rõngast rõngaste,
veski veski veskit veskite, ilus ilusa ilusat ilusate, kallis kalli kallist kallite, puhas puhta puhast puhaste,
kollane kollase kollast kollaste, roheline rohelise rohelist roheliste, kauss kausi kaussi kausside, õpe õppe õpet õpete
`;

const cases = ['', 'd', 's', 'st', 'sse', 'l', 'lt', 'le', 'ks', 'ga', 'ta', 'na'];

const declined = nouns
	.split(',')
	.map((noun) => {
		const [nominative, genitive, partitive, plural] = noun.trim().split(' ');
		const inCases = [genitive, plural].flatMap((stem) => cases.map((end) => `${stem}${end}`));
		return [nominative, partitive, ...inCases].join(' ');
	})
	.join(', ');

export const model: LanguageModel = {
	stem: (folded) => (whole.test(folded) ? folded : weak(asGenitive(folded).replace(ending, ''))),
	otherForms: formsOfOneWord(declined, 'et', 3),
	mayLackMarks: /.{4}/,
};
