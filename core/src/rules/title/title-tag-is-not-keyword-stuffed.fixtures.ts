import { fixturesFor } from '../fixture.ts';
import { titleTagIsNotKeywordStuffed } from './title-tag-is-not-keyword-stuffed.rule.ts';

export const fixtures = fixturesFor(titleTagIsNotKeywordStuffed, {
	good: {
		'each word once': { title: '<title>Sourdough bread for beginners</title>' },
		'small words often': {
			title: '<title>The best of the bread: from the flour to the loaf</title>',
		},
		'a word again in the name of the site': {
			title: '<title>Bread for beginners: your first sourdough bread | The Bread Shop</title>',
		},
		'a word again in the URL of the site': {
			title: '<title>www.sourdough.example: Sourdough / How to bake sourdough</title>',
		},
		'a list of models': {
			title: '<title>Blades for Bosch L2712DN, Bosch L2712DW, Bosch L2732DW</title>',
		},
		'a name that is an echo': { title: '<title>Bread, bread, bread: a song for bakers</title>' },
	},
	bad: {
		'a word four times': {
			title: '<title>Bread: buy bread, bread online and bread recipes</title>',
			finds: [['repeated', { word: 'bread', count: 4 }]],
		},
		'one phrase in several spellings': {
			title: '<title>Sourdough, sour dough, sourdoughs, sour doughs</title>',
			finds: [['repeated', { count: 4 }]],
		},
		'a Japanese word three times': {
			html: '<html lang="ja">',
			title: '<title>パン通販、パン教室、パンの作り方</title>',
			h1: '<h1>パンの作り方</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			finds: [['repeated', { word: 'パン', count: 3 }]],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a language that we do not know': {
			html: '<html lang="eo">',
			title: '<title>Pano, pano kaj kuko</title>',
			h1: '',
			main: '<p>Pano</p>',
			footer: '',
			status: 'not_applicable',
		},
	},
});
