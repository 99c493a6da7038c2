import { stemmer } from '@orama/stemmers/dutch';
import type { LanguageModel } from '../language-model.ts';
import { nl as weakWords } from '../weak-words/nl.ts';

export const nl: LanguageModel = {
	stem: stemmer,
	weakWords,
	abbreviations: {
		open: 'dhr mevr mw dr drs ir ing prof mr st bijv bv d.w.z m.b.t o.a t.o.v i.p.v ca evt incl excl resp vgl zgn tel',
		number: 'nr art blz p fig hfst afb',
		closing: 'enz etc e.d jl b.v n.v',
	},
};
