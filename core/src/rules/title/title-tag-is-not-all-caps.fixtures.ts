import { fixturesFor } from '../fixture.ts';
import { titleTagIsNotAllCaps } from './title-tag-is-not-all-caps.rule.ts';

export const fixtures = fixturesFor(titleTagIsNotAllCaps, {
	good: {
		'an ordinary title': { title: '<title>Sourdough bread for complete beginners</title>' },
		'one word for emphasis': { title: '<title>Sourdough bread that NEVER fails you</title>' },
		'a row of abbreviations': {
			title: '<title>BMW, VW, MAN, SEAT and sourdough bread</title>',
		},
		'the name of the site in capitals': {
			title: '<title>Sourdough bread for complete beginners | THE GREAT BREAD SHOP</title>',
		},
	},
	bad: {
		'an English title in capitals': {
			title: '<title>SOURDOUGH BREAD FOR COMPLETE BEGINNERS</title>',
			finds: [['shouting', { text: 'SOURDOUGH BREAD FOR COMPLETE BEGINNERS' }]],
		},
		'a Spanish abbreviation among capitals': {
			title: '<title>SOURDOUGH BREAD, 2ª EDICIÓN, FOR COMPLETE BEGINNERS</title>',
			finds: [['shouting']],
		},
		'a Russian title in capitals': {
			html: '<html lang="ru">',
			title: '<title>ХЛЕБ НА ЗАКВАСКЕ ДЛЯ НАЧИНАЮЩИХ</title>',
			description: '<meta name="description" content="Как испечь первый хлеб на закваске дома.">',
			h1: '<h1>Хлеб на закваске</h1>',
			main: '<p>Для хлеба на закваске нужны мука, вода, соль и терпение. Мы покажем, как из сонной закваски получить буханку с тонкой коркой.</p>',
			footer: '',
			finds: [['shouting']],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a script without capitals': {
			html: '<html lang="ja">',
			title: '<title>天然酵母パンの作り方</title>',
			status: 'not_applicable',
		},
		'a product with a Latin name in a script without capitals': {
			html: '<html lang="he">',
			title: '<title>תנור OPTIMA BAKER 9010 TOWER STEEL - חנות לחם</title>',
			status: 'not_applicable',
		},
		'three words': { title: '<title>SOURDOUGH BREAD SHOP</title>', status: 'not_applicable' },
	},
});
