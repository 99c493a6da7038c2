import { fixturesFor } from '../fixture.ts';
import { imageAltTextIsNotKeywordStuffed } from './image-alt-text-is-not-keyword-stuffed.rule.ts';

const image = (alt: string, lang = 'en') => ({
	footer: `<footer><p lang="${lang}"><img src="/images/2.jpg" alt="${alt}"></p></footer>`,
});

export const fixtures = fixturesFor(imageAltTextIsNotKeywordStuffed, {
	good: {
		'a description': image('Two loaves of bread and a bread knife on a board'),
		'an enumeration': image('Flour, water, salt, yeast, oil, sugar and seeds in small bowls'),
		'a name that echoes': image('Poster of the film “Bread, Bread, Bread, Bread”'),
		'a long description': image(
			'A chart of prices from 2000 to 2020: the price of wheat bread rises from two to three euros, the price of rye bread from two to four, and the price of white bread stays the same until 2015, when it falls below the price of the rest of the goods that the bakers of the town have on their shelves',
		),
		'sentences about one thing': image(
			'Try this sourdough pretzel. No powdered sugar needed. It is so light and fluffy and softer than the classic sourdough pretzel. It is a bit more work but definitely easier than a Bavarian pretzel. It is easily the best sourdough pretzel I have ever tried.',
		),
		'the source of a formula': image(
			'{\\displaystyle {\\text{dough}}={\\text{flour}}+{\\text{flour}}\\cdot {\\text{water}}+{\\text{flour}}\\cdot {\\text{salt}}+{\\text{flour}}}',
		),
		'a description in Japanese': image('焼きたてのパンとパン切り包丁', 'ja'),
	},
	bad: {
		'a row of keywords': {
			...image('bread, cheap bread, bread shop, buy bread, bread online'),
			finds: [['repeated', { word: 'bread', times: 5 }]],
		},
		'several keywords in turn, each seldom': {
			...image(
				'bread loaf rye bread loaves baker bakery wheat bread flour loaf sourdough baguette toast roll bread shop cheap loaf breadmaker bakery oven dough bakery',
			),
			finds: [
				[
					'repeated',
					{
						word: 'bread',
						times: 4,
						alt: 'bread loaf rye bread loaves baker bakery wheat bread flour loaf sourdough bague…',
					},
				],
			],
		},
		'a row of keywords in German': {
			...image('Brot kaufen, Brot günstig, Brot online, Brot bestellen', 'de'),
			finds: [['repeated', { times: 4 }]],
		},
		'a row of keywords in Spanish': {
			...image('pan barato, comprar pan, pan artesano, pan a domicilio', 'es'),
			finds: [['repeated', { times: 4 }]],
		},
	},
	unjudged: {
		'no alt texts': { main: '<p>Bread.</p>', status: 'not_applicable' },
	},
});
