import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings of nouns and adjectives. */
const withoutEndings = withoutEnding(
	'ajiem ajām ajās ajos ajam ajai ajā iem ies ais ajā ijai ēm ām īm im ēs ās īs os us as es is am ai ei ij um ie ij ā ē ī ū a e i u o s š',
);

/** Consonants before some endings: “lāči” of “lācis”, “mēneši” of “mēnesis”, “suņi” of “suns”. */
const softened: Readonly<Record<string, string>> = {
	č: 'c',
	š: 's',
	ž: 'z',
	ņ: 'n',
	ļ: 'l',
	ķ: 'k',
	ģ: 'g',
};

const hard = (stem: string) =>
	stem
		.replace(/(?<=.)(?:bj|pj|mj|vj)$/, (pair) => pair[0]!)
		.replace(/šņ$/, 'sn')
		.replace(/[čšžņļķģ]$/, (letter) => softened[letter]!);

const otherForms =
	'suns suņa sunim suni suņi suņu suņiem suņus, acs acij aci acis acu acīm acīs, auss ausij ausi ausis ausu ausīm, ' +
	'nakts naktij nakti naktis nakšu naktīm, sirds sirdij sirdi sirdis siržu sirdīm, ' +
	'zivs zivij zivi zivis zivju zivīm, ūdens ūdeņa ūdenim ūdeni ūdenī ūdeņi ūdeņu ūdeņiem, ' +
	'mēness mēneša mēnesim, akmens akmeņa akmenim akmeni akmeņi akmeņu akmeņiem, ' +
	'lācis lāča lācim lāci lāči lāču lāčiem, durvis durvju durvīm, ' +
	'brālis brāļa brālim brāli brāļi brāļu brāļiem, latvietis latvieša latviešu latvieši latviešiem, ' +
	'briedis brieža briedim briedi brieži briežu briežiem, lietus lietum lietu lietū, māja mājai māju mājā mājas mājām mājās, ' +
	'tētis tēta tētim tēti tēti, mute mutei muti mutē';

/** Only some declensions soften: “roze” and “rožu”, but “gaļa” is not a form of “gals”. */
const softEnding = /^(?:a|am|u|i|iem|us|os|ām|ās|as|ī)$/;
const endingThatSoftens = /^(?:is|s|i|im|ī|e|es|ei|ē|ēs|ēm)$/;

function areForms(one: string, other: string): boolean {
	const [stem, otherStem] = [withoutEndings(one), withoutEndings(other)];
	if (stem === otherStem) return true;
	const isSoft = stem !== hard(stem);
	const [soft, softStem, plain, plainStem] = isSoft
		? [one, stem, other, otherStem]
		: [other, otherStem, one, stem];
	return (
		softEnding.test(soft.slice(softStem.length)) &&
		endingThatSoftens.test(plain.slice(plainStem.length))
	);
}

export const model: LanguageModel = {
	stem: (folded) => hard(withoutEndings(folded)),
	otherForms: formsOfOneWord(otherForms, 'lv'),
	areForms,
	mayLackMarks: /.{4}/,
};
