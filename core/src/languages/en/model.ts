import { stemmer } from '@orama/stemmers/english';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Plurals whose stem would differ from that of the singular. */
const singulars = new Map(
	[
		'pies pie, ties tie, lies lie, dies die, knives knife, wives wife, midwives midwife',
		'shelves shelf, bookshelves bookshelf, loaves loaf, wolves wolf, halves half, calves calf',
		'scarves scarf, thieves thief, elves elf, hooves hoof, men man, women woman, children child',
		'analyses analysis, diagnoses diagnosis, crises crisis, theses thesis, hypotheses hypothesis',
		'buses bus, minibuses minibus, gases gas, viruses virus, campuses campus, bonuses bonus',
		'cactuses cactus, circuses circus, atlases atlas, canvases canvas, geniuses genius',
		'mens man, womens woman, childrens child',
		'feet foot, teeth tooth, geese goose, mice mouse',
	]
		.join(', ')
		.split(', ')
		.map((pair) => pair.split(' ') as [string, string]),
);

/** Singulars that look like plurals. */
const whole = new Set(['news', 'lens']);

export const model: LanguageModel = {
	stem: (folded) => (whole.has(folded) ? folded : stemmer(singulars.get(folded) ?? folded)),
	weakWords,
	connectingWords: 'of for in on with the a at by from',
	verbEnding: /(?<=[a-z]{3})(?<!e)ed$/,
	abbreviations: {
		open: 'mr mrs ms mx dr prof rev hon gen col capt lt sgt gov sen rep pres st mt ft vs e.g i.e cf viz approx ca esp incl dept est',
		number: 'no nos fig figs p pp vol ch sec art eq ed eds al para pt tab max min',
		closing:
			'etc inc ltd co corp jr sr ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec',
	},
};
