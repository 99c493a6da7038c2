import { stemmer } from '@orama/stemmers/swedish';
import type { LanguageModel } from '../language-model.ts';
import { sv as weakWords } from '../weak-words/sv.ts';

/** These end so without “the”. */
const whole =
	/(?:internet|planet|paket|magnet|budget|buffet|tapet|poet|komet|trumpet|ticket|market)$/;

/** The stemmer knows “the” of “bilen”, but not of “huset”. */
const withoutArticle = (folded: string) =>
	whole.test(folded) ? folded : folded.replace(/(?<=.{2}[^h])et$/, '');

export const sv: LanguageModel = {
	stem: (folded) => stemmer(withoutArticle(folded)),
	weakWords,
	abbreviations: {
		open: 'hr fr dr prof t.ex bl.a dvs d.v.s ca inkl exkl resp jfr s.k f.d m.fl',
		number: 'nr s kap fig st',
		closing: 'osv m.m etc kl kr',
	},
};
