import { stemmer } from '@orama/stemmers/arabic';
import { prefixedForms } from '../forms/prefixed-forms.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/**
 * Folding writes ة as the ه that many people type for it, while the stemmer recognizes ة as an
 * ending. It recognizes the plural in ات only in words with an article, and takes others for verbs.
 */
const asNoun = (folded: string) =>
	folded.replace(/ه$/, 'ة').replace(/^(?!ال|[وفبك]ال|لل)(?=.{3,}ات$)/, 'ال');

/**
 * “And”, “in”, “for” and the article, which are attached to a word, even to names and words of
 * three letters.
 */
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
