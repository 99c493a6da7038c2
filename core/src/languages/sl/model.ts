import { declined } from '../forms/declined-nouns.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks } from '../forms/other-marks.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings of nouns and adjectives, folded. */
const withoutEndings = withoutEnding(
	'ovoma evoma ovih evih ovom evom ovi evi ove eve ega emu ami ama ema oma ima imi eh ih ah om em am im ov ev ja ju ji je jo a e i o u',
);

/** A vowel that only the form without an ending has: “teden” and “tedna”, “čevelj” and “čevlji”. */
const fleetingVowel = /(?<=.[^aeiou])e(?=[bcdgjklmnrtvz]$|[ln]j$)/;

const otherForms = [
	'pes psa psu psom psi pse psov psih, dan dneva dnevu dnevom dnevi dneve dni dnevih',
	'oko očesa očesu očesom oči očem očmi očeh, uho ušesa ušesu ušesom ušes ušesih ušesi',
	'hči hčere hčeri hčerjo hčera hčeram hčerah hčerka, mati matere materi materjo mater',
	'človek človeka človeku človekom ljudje ljudi ljudem ljudmi ljudeh',
	'otrok otroka otroku otrokom otroci otroke otrokih, gost gosta gostje gostov gostom',
	'kri krvi krvjo, tla tal tleh, gospa gospe gospo, vrat vrata vratu',
	'drevo drevesa drevesu drevesom dreves drevesih drevesi, telo telesa telesu telesom teles telesih',
	'kolo kolesa kolesu kolesom koles kolesih, pero peresa peresom peres peresih',
	'nebo neba nebu nebesa nebes, čudo čuda čudesa čudes',
	declined('i vr pl se br', 'me mena menu menom men menih meni'),
	declined('dek', 'le leta letu letom let letih'),
].join(', ');

export const model: LanguageModel = {
	stem: (folded) =>
		withoutEndings(folded)
			.replace(/(?<=[ln])j$/, '')
			.replace(fleetingVowel, ''),
	otherForms: formsOfOneWord(otherForms, 'sl'),
	areOtherMarks: otherMarks({}),
};
