import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsSpecific } from './meta-description-is-specific.rule.ts';

const described = (content: string) => ({
	description: `<meta name="description" content="${content}">`,
});

export const fixtures = fixturesFor(metaDescriptionIsSpecific, {
	good: {
		'a title and what is there': {
			title: '<title>Sourdough basket, round | Example Bakery</title>',
			...described(
				'Sourdough basket, round | Keeps the dough in shape while it rises for a night | Sent today',
			),
		},
		'a description in sentences': {},
		'a sentence that lists what is there': described(
			'Flour, water, salt, time, heat, patience: all that a sourdough bread needs.',
		),
		'the words of the title in a sentence': described(
			'Sourdough bread for beginners: a first loaf in 24 hours, told step by step.',
		),
		'a text with many tags after it': described(
			'How to bake a first loaf at home, step by step. #sourdough #bread #rye #oven #yeast #flour',
		),
		'a list of points': described(
			'- How to feed the starter - How to fold the dough - How to heat the oven',
		),
		'a text that begins with “by”': described(
			'By the sea and far from town, our bakery makes bread from rye and spelt.',
		),
		'a text that names its writer': described(
			'By Jane Baker: how to feed a starter, fold the dough and heat the oven.',
		),
		'a Japanese sentence with commas': described(
			'小麦粉、水、塩、酵母、時間、そして根気で焼ける天然酵母のパンを紹介します。',
		),
	},
	bad: {
		'a passage of the page': {
			description: `<meta name="description" content="${'Feed the starter, fold the dough, heat the oven and wait. '.repeat(10)}">`,
			finds: [['passage']],
		},
		'the title again': {
			title: '<title>Sourdough bread for beginners | Example Bakery</title>',
			...described('Sourdough bread for beginners.'),
			finds: [['sameAsTitle']],
		},
		'the title and the way to it in a shop': {
			title: '<title>Sourdough basket, round | Example Bakery</title>',
			...described('Sourdough basket, round | Tools, Tins & Baskets | Baskets | Example Bakery!'),
			finds: [['path', { count: 3 }]],
		},
		'the name of the site': {
			head: '<meta property="og:site_name" content="Example Bakery">',
			...described('Example Bakery'),
			finds: [['onlySiteName']],
		},
		'a byline': {
			...described('By Jane Baker | March 3, 2026'),
			finds: [['byline']],
		},
		'a byline with its date first': {
			...described('Posted on 3 March 2026 by admin'),
			finds: [['byline']],
		},
		'a byline with the time that reading takes': {
			...described('By Jane Baker, March 3, 2026 | 3 min read'),
			finds: [['byline']],
		},
		'a Japanese byline': {
			...described('2026年3月3日 著者：山田太郎'),
			finds: [['byline']],
		},
		'the slogan that WordPress comes with': {
			...described('Just another WordPress site'),
			finds: [['software', { text: 'Just another WordPress site' }]],
		},
		'the description of a starter': {
			...described('Web site created using create-react-app'),
			finds: [['software']],
		},
		'a template without the words of the page': {
			...described('– Example Bakery in Springfield'),
			finds: [['unfilled', { text: '– Example Bakery in Springfield' }]],
		},
		tags: {
			...described('#sourdough #bread #rye #starter #baking #oven'),
			finds: [['list', { count: 6 }]],
		},
		'keywords with their label': {
			...described('Tags: sourdough, rye flour, starter, baking course, ovens, yeast'),
			finds: [['list', { count: 6 }]],
		},
		'a list of keywords': {
			...described('sourdough bread, rye flour, starter, baking course, ovens, yeast, recipes'),
			finds: [['list', { count: 7 }]],
		},
		'a Japanese list of keywords': {
			...described('天然酵母、パン、小麦、教室、通販、レシピ'),
			finds: [['list', { count: 6 }]],
		},
	},
	unjudged: { 'no description': { description: '', status: 'not_applicable' } },
});
