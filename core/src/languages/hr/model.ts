import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ovima evima ama ima ova eva ove eve ovi evi oga ega og eg omu emu om em im ih oj u a e i o';

export const model: LanguageModel = {
	stem: withoutEnding(endings),
	weakWords,
	connectingWords: 'za na s sa u od iz do bez',
	abbreviations: {
		open: 'dr mr prof ing dipl tj npr odn tzv sv',
		number: 'br str čl',
		closing: 'itd sl d.o.o',
	},
};
