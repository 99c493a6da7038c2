import { expect, test } from 'vitest';
import { languageModel } from '#languages';
import { fold } from '../fold.ts';

const stemOf = (word: string, language: string) =>
	languageModel(language)?.stem?.(fold(word, language));

/** Singular and plural, as people look for the one and pages say the other. */
const pairs: readonly (readonly [language: string, pairs: string])[] = [
	['ar', 'سيارة/سيارات شركة/شركات رحلة/الرحلات عطلة/عطلات'],
	['de', 'Auto/Autos Sofa/Sofas Handy/Handys Video/Videos kostenlos/kostenlose Wohnung/Wohnungen'],
	['en', 'pie/pies tie/ties knife/knives shelf/shelves loaf/loaves wolf/wolves woman/women'],
	[
		'en',
		'child/children tooth/teeth mouse/mice shoe/shoes cookie/cookies glove/gloves lens/lenses',
	],
	['es', 'imagen/imágenes joven/jóvenes luz/luces pez/peces francés/franceses dulce/dulces'],
	['es', 'hotel/hoteles avión/aviones zapato/zapatos'],
	['fr', 'jeu/jeux lieu/lieux cheveu/cheveux heureux/heureuse bateau/bateaux recette/recettes'],
	['nl', 'fiets/fietsen mens/mensen gids/gidsen plaats/plaatsen les/lessen jas/jassen bus/bussen'],
	[
		'nl',
		'huis/huizen prijs/prijzen reis/reizen brief/brieven druif/druiven boom/bomen kast/kasten',
	],
	['nl', 'koekje/koekjes keuken/keukens kamer/kamers ticket/tickets foto/fotos baby/babys'],
	['pt', 'avião/aviões mão/mãos pão/pães animal/animais hotel/hotéis papel/papéis lençol/lençóis'],
	['pt', 'viagem/viagens jardim/jardins homem/homens flor/flores promoção/promoções mãe/mães'],
	['sv', 'hus/huset bord/bordet företag/företaget paket/paketet arbete/arbetet bil/bilen'],
];

test.each(
	pairs.flatMap(([language, words]) =>
		words.split(' ').map((pair) => [language, ...pair.split('/')] as [string, string, string]),
	),
)('%s: %s and %s are forms of one word', (language, one, other) => {
	expect(stemOf(one, language)).toBe(stemOf(other, language));
});

test.each([
	['de', 'drucken', 'drücken'],
	['de', 'Mais', 'Mai'],
	['de', 'Küche', 'Kuchen'],
	['en', 'news', 'new'],
	['en', 'leave', 'leaf'],
	['fr', 'prix', 'prise'],
	['nl', 'huis', 'huid'],
	['nl', 'prijs', 'prei'],
	['nl', 'bos', 'boter'],
	['pt', 'mãe', 'mão'],
	['pt', 'leis', 'leal'],
	['es', 'peces', 'peso'],
	['sv', 'internet', 'intern'],
	['sv', 'tapet', 'tappa'],
	['sv', 'nyhet', 'ny'],
])('%s: %s is not %s', (language, one, other) => {
	expect(stemOf(one, language)).not.toBe(stemOf(other, language));
});
