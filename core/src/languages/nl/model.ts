import { stemmer } from '@orama/stemmers/dutch';
import type { LanguageModel } from '../language-model.ts';

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

const weakWords = `
een twee drie vier vijf zes zeven acht negen tien eerste tweede laatste nieuw nieuwe oud oude
goed goede beter beste groot grote klein kleine lang lange kort korte hele heel eigen zelfde
vaak altijd nooit weer vandaag morgen gisteren nu straks bijna zelfs liever echt gewoon
misschien verder eens tijd keer dag dagen week weken maand maanden jaar jaren uur uren minuut
minuten meter euro mensen ding dingen deel delen soort manier voorbeeld vraag vragen antwoord
pagina artikel website menu zoeken contact delen afdrukken inschrijven lees lezen meer minder
vele enkele beide maken maakt gaan gaat geven geeft komen komt staan staat vinden vindt nodig
blijven blijft houden houdt nemen neemt zien laten zeggen zegt weten wilt dank honderd duizend
miljoen procent auteur categorie foto afbeelding video bron gepubliceerd advertentie maandag
dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli
augustus september oktober november december
ingrediënten bereiding reacties recensies producten informatie persbericht nieuwsbrief
`;

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
