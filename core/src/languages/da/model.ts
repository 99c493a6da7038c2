import { stemmer } from '@orama/stemmers/danish';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutFleetingVowel } from '../forms/without-fleeting-vowel.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

const otherForms =
	'bog bogen bøger bøgerne, barn barnet børn børnene, mand manden mænd mændene, ' +
	'hånd hånden hænder hænderne, fod foden fødder fødderne, tand tanden tænder tænderne, ' +
	'nat natten nætter nætterne, bror broren brødre brødrene, datter datteren døtre døtrene, ' +
	'ko koen køer køerne, rod roden rødder rødderne, tang tangen tænger, ' +
	'kraft kraften kræfter kræfterne';

export const model: LanguageModel = {
	/** Cheap (“billig”) is not a form of car (“bil”). */
	stem: (folded) =>
		folded.startsWith('billig')
			? 'billig'
			: withoutFleetingVowel(
					stemmer(folded.replace(/(?<=^sk|[^aeiouy]sk|br)o(?:en|ene|er|erne)$/, 'o')),
				),
	otherForms: formsOfOneWord(otherForms, 'da'),
	weakWords,
	connectingWords: 'i på til med for af',
	abbreviations: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ifm vedr mht jf',
		number: 'nr kl s kap fig stk',
		closing: 'osv mv mm a.m p.m',
	},
};
