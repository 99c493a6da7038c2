import { declined } from './declined-nouns.ts';
import { softening } from './softened-stem.ts';
import { withoutEnding } from './without-ending.ts';

/** Endings of nouns and adjectives, folded. */
const withoutEndings = withoutEnding(
	'ovima evima ama ima ova eva ove eve ovi evi oga ega og eg omu emu om em im ih oj u a e i o',
);

/** A vowel that only some forms have: “tjedan” and “tjedna”, “mačka” and “mačaka”. */
const fleetingVowel = /(?<=[aeiou].*[^aeiou])a(?=[bcdghjklmnprstvz]$)/;

const bare = (folded: string) => withoutEndings(folded).replace(fleetingVowel, '');

const { areForms, hardened } = softening(
	[
		['k', 'c'],
		['g', 'z'],
		['h', 's'],
	],
	/^(?:i|ima)$/,
);

/** Croatian, Serbian and Bosnian: one stem for the forms of a noun or an adjective. */
export const southSlavic = {
	stem: (folded: string): string => hardened(bare(folded)),
	areForms: (one: string, other: string): boolean =>
		areForms(one, withoutEndings(one), other, withoutEndings(other)),
};

export const southSlavicNouns = [
	'pas psa psu psom psi pse pasa psima, san sna snu snom snovi snove snova snovima',
	'dan dana danu danom dani dane danima, čovjek čovjeka čovjeku čovjekom ljudi ljude ljudima',
	'čovek čoveka čoveku čovekom ljudi ljude ljudima, oko oka oku okom oči očiju očima',
	'uho uha uhu uhom uši ušiju ušima, uvo uva uvu uvom uši ušiju ušima, otac oca ocu ocem očevi očeva',
	'dijete djeteta djetetu djetetom djeca djece djeci djecu djecom',
	'dete deteta detetu detetom deca dece deci decu decom, kći kćeri kćer kćerka kćerima',
	'brat brata bratu bratom braća braće braći braću braćom, mozak mozga mozgu mozgom mozgovi',
	'vrijeme vremena vremenu vremenom vremenima, sjeme sjemena sjemenu sjemenom sjemenke',
	declined('i vre bre ple se ra te vi', 'me mena menu menom menima'),
	declined('pil tel dugm už šten kuč mač pras jagnj', 'e eta etu etom ići iće ića'),
	'posao posla poslu poslom poslovi poslove poslova, misao misli mislima, anđeo anđela anđele anđeli, orao orla orlovi',
	'ugao ugla uglu uglom uglovi, kotao kotla kotlovi, sladak slatka slatko slatki slatke, težak teška teško teški teške',
	'topao topla toplo topli tople, vrabac vrapca vrapci vrabaca, snijeg snijega snijegu snjegovi, cvijet cvijeta cvjetovi cvijeće cvijeća',
	'svijet svijeta svijetu svjetovi, list lista listu listovi lišće lišća',
	'jaje jajeta jaja jajima jajetom, rame ramena ramenu ramenom ramenima',
].join(', ');
