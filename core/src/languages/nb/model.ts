import { stemmer } from '@orama/stemmers/norwegian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutFleetingVowel } from '../forms/without-fleeting-vowel.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

const otherForms =
	'bok boken boka bøker bøkene, mann mannen menn mennene, hånd hånden hånda hender hendene, ' +
	'fot foten føtter føttene, tann tannen tanna tenner tennene, natt natten natta netter nettene, ' +
	'bror broren brødre brødrene, datter datteren døtre døtrene, tre treet trær trærne, ' +
	'kne kneet knær knærne, rot roten rota røtter røttene, kraft kraften krefter kreftene, ' +
	'strand stranden stranda strender strendene';

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
