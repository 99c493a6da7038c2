import { expect, test } from 'vitest';
import { languageModel } from '#languages';
import { fold } from '../text/folding/fold.ts';

const stemOf = (word: string, language: string) =>
	languageModel(language)?.stem?.(fold(word, language));

function areForms(one: string, other: string, language: string): boolean {
	const model = languageModel(language);
	if (model?.otherForms?.(fold(one, language)).includes(fold(other, language))) return true;
	if (stemOf(one, language) !== stemOf(other, language)) return false;
	return model?.areForms?.(fold(one, language), fold(other, language)) ?? true;
}

/** Singular and plural: people search for one form, and pages use the other. */
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
	['ca', 'casa/cases llibre/llibres'],
	['cs', 'okno/oken Praha/Praze matka/matce kniha/knize práce/prací'],
	['da', 'cykel/cykler gammel/gamle artikel/artikler sko/skoene billig/billige'],
	['de', 'Regel/Regeln Muskel/Muskeln Kartoffel/Kartoffeln Artikel/Artikeln'],
	['en', 'bus/buses virus/viruses campus/campuses analysis/analyses crisis/crises gas/gases'],
	['fa', 'کتاب/کتاب‌ها کتاب/کتاب‌های هتل/هتل‌هایی'],
	['fi', 'kenkä/kengät Helsinki/Helsingissä kauppa/kaupassa koti/kodin leipä/leivän'],
	['fi', 'nainen/naiset suomalainen/suomalaiset Suomi/Suomessa tieto/tiedot'],
	['fr', 'photo/photos vélo/vélos menu/menus ami/amis genou/genoux travail/travaux actif/active'],
	['fr', 'français/française premier/première boulanger/boulangère emploi/emplois'],
	['he', 'ספר/ספרים מלון/מלונות שיר/שירים'],
	['hi', 'किताब/किताबें किताब/किताबों घर/घरों लड़का/लड़के रोटी/रोटियाँ भाषा/भाषाएं जूता/जूते'],
	['hu', 'kutya/kutyák levél/levelek kenyér/kenyeret Budapest/Budapesten'],
	['id', 'sekolah/sekolahnya'],
	['nb', 'sykkel/sykler gammel/gamle artikkel/artikler sko/skoene'],
	['nl', 'kind/kinderen ei/eieren stad/steden schip/schepen museum/musea'],
	['pl', 'książka/książek książka/książce matka/matce Polska/Polsce rynek/rynku droga/drodze'],
	['pl', 'praca/pracy hotel/hotele ulica/ulice'],
	['pt', 'fácil/fáceis útil/úteis móvel/móveis'],
	['ru', 'окно/окон подарок/подарки замок/замки игрушка/игрушек ребёнок/ребенка кресло/кресел'],
	['sv', 'sommarstuga/sommarstugan cykel/cyklar vacker/vackra flicka/flickan möbel/möbler'],
	['tr', 'araba/arabası bebek/bebekler adres/adresi şehir/şehri burun/burnu'],
	['uk', 'будинок/будинки книжка/книжок'],
	['sv', 'hus/huset bord/bordet företag/företaget paket/paketet arbete/arbetet bil/bilen'],
];

test.each(
	pairs.flatMap(([language, words]) =>
		words.split(' ').map((pair) => [language, ...pair.split('/')] as [string, string, string]),
	),
)('%s: %s and %s are forms of one word', (language, one, other) => {
	expect(areForms(one, other, language)).toBe(true);
});

test.each([
	['de', 'drucken', 'drücken'],
	['de', 'Mais', 'Mai'],
	['de', 'Küche', 'Kuchen'],
	['en', 'news', 'new'],
	['en', 'leave', 'leaf'],
	['cs', 'práce', 'praktický'],
	['da', 'billig', 'bil'],
	['de', 'Regel', 'Regie'],
	['fi', 'kuva', 'kuppi'],
	['fi', 'vesi', 'vessa'],
	['fr', 'Paris', 'pari'],
	['fr', 'mois', 'moi'],
	['fr', 'mérite', 'mère'],
	['fr', 'malaise', 'mal'],
	['hi', 'लड़की', 'लड़के'],
	['pl', 'brak', 'braci'],
	['pl', 'marka', 'marcu'],
	['ru', 'лес', 'лось'],
	['ru', 'дом', 'дым'],
	['ru', 'город', 'гордость'],
	['sv', 'roman', 'rom'],
	['tr', 'adres', 'ada'],
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
	expect(areForms(one, other, language)).toBe(false);
});
