import { stemmer } from '@orama/stemmers/dutch';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Plurals that the stemmer misses: “koekjes”, “foto’s” and “baby’s”. */
const singular = (folded: string) =>
	folded.replace(/jes$/, 'je').replace(/(?<=[^o]o|[^aeo]y)s$/, '');

const irregular = (folded: string) =>
	folded
		.replace(/(?<=kind|ei|lied|volk|rund|blad|goed)eren$/, '')
		.replace(/(?<=^|hoofd|binnen|kust|wereld)steden$/, 'stad')
		.replace(/schepen$/, 'schip')
		.replace(/musea$/, 'museum');

/**
 * Spells the stem of a plural like that of the singular: “less” of “lessen”, “huiz” of “huizen”,
 * “briev” of “brieven”.
 */
const spelt = (stem: string) =>
	stem
		.replace(/([bdfgklmnprst])\1$/, '$1')
		.replace(/z$/, 's')
		.replace(/v$/, 'f');

export const model: LanguageModel = {
	/** Stems twice: “fiets” loses its s at once, “fietsen” only after its plural ending. */
	stem: (folded) => stemmer(spelt(stemmer(singular(irregular(folded))))),
	weakWords,
	connectingWords: 'van de het voor in met op aan zonder',
	abbreviations: {
		open: 'dhr mevr mw dr drs ir ing prof mr st bijv bv d.w.z m.b.t o.a t.o.v i.p.v ca evt incl excl resp vgl zgn tel',
		number: 'nr art blz p fig hfst afb',
		closing: 'enz etc e.d jl b.v n.v',
	},
};
