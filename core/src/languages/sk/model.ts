import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami iami mi ovi ovia eho ieho emu iemu och iach ach ich ych om am iam em im ym ou ov ej a e i o u y ia ie iu';

export const model: LanguageModel = {
	stem: withoutEnding(endings),
	weakWords,
	connectingWords: 'v vo z zo na pre do s so',
	abbreviations: {
		open: 'mgr ing bc mudr judr prof doc napr tzv tj resp sv',
		number: 'č str obr kap ods',
		closing: 'atď apod',
	},
};
