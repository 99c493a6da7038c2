import { stemmer } from '@orama/stemmers/turkish';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** “şehri” of “şehir”: the last vowel is dropped if an ending begins with one. */
const whole = (folded: string) =>
	folded
		.replace(/^reng(?=[ie])/, 'renk')
		.replace(/^(şeh|neh|zeh)r(?=[ie])/, '$1ir')
		.replace(/^(bur)n(?=[ua])/, '$1un')
		.replace(/^(fik)r(?=[ie])/, '$1ir')
		.replace(/^(ak)l(?=[ıa])/, '$1ıl');

/** “arabası” of “araba”, which has a different stem; “adres” loses its s in all its forms. */
const withoutPossessive = (stem: string) =>
	/.{3}[aeıioöuü]s$/.test(stem) ? stemmer(stemmer(stem.slice(0, -1))) : stem;

/** Stems twice, because the plural keeps a vowel that the singular loses. */
export const model: LanguageModel = {
	stem: (folded) => withoutPossessive(stemmer(stemmer(whole(folded)))),
	weakWords,
	verbEnding: /(?:[ıiuü]yor(?:lar)?|maktadır|mektedir)$/,
	abbreviations: {
		open: 'dr doç prof av sn hz örn bkz yy mah cad sok apt',
		number: 'no kat s sf md',
		closing: 'vb vs vd',
	},
};
