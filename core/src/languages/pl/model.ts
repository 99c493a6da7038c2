import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami iami ach iach owie owi ego iego emu iemu ymi imi ych ich iej iem om iom ow em ym im ej ie ia io iu ii a e i o u y';

const withoutEndings = withoutEnding(endings);

const otherForms =
	'pies psa psu psem psie psy psów psom psami psach, dzień dnia dniu dniem dni dniom dniami dniach, ' +
	'dziecko dziecka dziecku dzieckiem dzieci dzieciom dziećmi dzieciach, ' +
	'miasto miasta miastu miastem mieście miast miastom miastami miastach, ' +
	'świat świata światu światem świecie światy, las lasu lasem lesie lasy lasów, ' +
	'kobieta kobiety kobiecie kobietę kobietą kobiet kobietom kobietami kobietach, ' +
	'człowiek człowieka człowiekowi człowiekiem ludzie ludzi ludziom ludźmi ludziach';

/**
 * After stemming: the vowel of “książek” that “książka” lacks, the c of “matce” and the dz of
 * “nodze”.
 */
export const model: LanguageModel = {
	stem: (folded) =>
		withoutEndings(folded)
			.replace(/(?<=.[^aeiouy])i?e(?=[kcnlr]$)/, '')
			.replace(/(?<=..[jlstwyz])c$/, 'k')
			.replace(/(?<=...)dz$/, 'g'),
	otherForms: formsOfOneWord(otherForms, 'pl'),
	weakWords,
	connectingWords: 'w we z ze na do dla bez',
	verbEnding: /(?:uje|ują|ować|ała|ali)$/,
	abbreviations: {
		open: 'dr mgr inż prof hab np tzn tzw ok ks św ul al pl m.in im gen por wg ww itp woj pow gm',
		number: 'nr str rys art ust pkt poz',
		closing: 'itd itp r w zł tys mln mld godz',
	},
};
