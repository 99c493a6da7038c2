import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { stem } from './stem.ts';

/** Nouns whose vowel becomes long or changes, and spellings that no rule explains. */
const otherForms = [
	...'dag weg pad bad dak gat spel slot hof lot bedrag vat bevel gebed gebrek verdrag oorlog god'
		.split(' ')
		.map((noun) => `${noun} ${noun.replace(/f$/, 'v')}en`),
	'glas glazen, stad steden, schip schepen, lid leden, smid smeden, cadeau cadeaus kado kados, koe koeien, vlo vlooien, kleed kleden, been benen, ' +
		'steen stenen, deel delen, teen tenen, beer beren, peer peren',
].join(', ');

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
	stem,
	otherForms: formsOfOneWord(otherForms, 'nl', 3),
	weakWords,
	connectingWords: 'van de het voor in met op aan zonder',
	abbreviations: {
		open: 'dhr mevr mw dr drs ir ing prof mr st bijv bv d.w.z m.b.t o.a t.o.v i.p.v ca evt incl excl resp vgl zgn tel',
		number: 'nr art blz p fig hfst afb',
		closing: 'enz etc e.d jl b.v n.v',
	},
};
