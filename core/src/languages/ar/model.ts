import { stemmer } from '@orama/stemmers/arabic';
import { prefixedForms } from '../forms/prefixed-forms.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/**
 * Folding writes ة as the ه that many people type for it; the stemmer knows it as an ending. The plural in ات it knows
 * only of words with an article; others it takes for verbs.
 */
const asNoun = (folded: string) =>
	folded.replace(/ه$/, 'ة').replace(/^(?!ال|[وفبك]ال|لل)(?=.{3,}ات$)/, 'ال');

/** “And”, “in”, “for” and the article, which are written onto a word: also onto those of three letters and onto names. */
const withPrefixes = prefixedForms('و ب ل ف ك ال وال بال فال كال لل ولل وب ول');

export const model: LanguageModel = {
	weakWords,
	stem: (folded) => stemmer(asNoun(folded)),
	hasPrefixes: true,
	otherForms: withPrefixes,
	abbreviations: {
		open: 'د أ',
		number: 'ص ج ط',
		closing: 'م ه هـ إلخ الخ',
	},
};
