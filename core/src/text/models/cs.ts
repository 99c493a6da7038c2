import type { LanguageModel } from '../language-model.ts';
import { cs as weakWords } from '../weak-words/cs.ts';
import { withoutEnding } from './without-ending.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami emi ymi imi ove ovi eho iho emu imu ech ich ych ach um em om am im ym ou ej a e i o u y';

export const cs: LanguageModel = {
	stem: withoutEnding(endings),
	weakWords,
	abbreviations: {
		open: 'mgr ing bc mudr judr prof doc např tzv tj resp mj vč cca sv p pí ul nám tř',
		number: 'č str obr kap ods',
		closing: 'atd apod aj',
	},
};
