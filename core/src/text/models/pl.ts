import type { LanguageModel } from '../language-model.ts';
import { pl as weakWords } from '../weak-words/pl.ts';
import { withoutEnding } from './without-ending.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami iami ach iach owie owi ego iego emu iemu ymi imi ych ich iej iem om iom ow em ym im ej ie ia io iu ii a e i o u y';

export const pl: LanguageModel = {
	stem: withoutEnding(endings),
	weakWords,
	abbreviations: {
		open: 'dr mgr inż prof hab np tzn tzw ok ks św ul al pl m.in im gen por wg ww itp woj pow gm',
		number: 'nr str rys art ust pkt poz',
		closing: 'itd itp r w zł tys mln mld godz',
	},
};
