import { fixturesFor } from '../fixture.ts';
import { titleTagLanguageMatchesPage } from './title-tag-language-matches-page.rule.ts';

const japanese = {
	html: '<html lang="ja">',
	description:
		'<meta name="description" content="天然酵母のパンを家庭のオーブンで焼くための手順です。">',
	h1: '<h1>天然酵母パンの作り方</h1>',
	main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
	footer: '',
};
const russian = {
	html: '<html lang="ru">',
	description: '<meta name="description" content="Как испечь первый хлеб на закваске дома.">',
	h1: '<h1>Хлеб на закваске</h1>',
	main: '<p>Для хлеба на закваске нужны мука, вода, соль и терпение. Мы покажем, как из сонной закваски получить буханку с тонкой коркой.</p>',
	footer: '',
};

export const fixtures = fixturesFor(titleTagLanguageMatchesPage, {
	good: {
		'a title in the script of the text': {},
		'a title of Han characters alone': {
			...japanese,
			title: '<title>天然酵母麺麭製造入門講座</title>',
		},
		'a foreign name with a word beside it': {
			...japanese,
			title: '<title>Example Bakery Sourdough Starter Kit の使い方</title>',
		},
		'a name of the site in the script of the page': {
			...russian,
			title: '<title>Example Sourdough Starter Kit | Пекарня</title>',
		},
	},
	bad: {
		'an English title on a Japanese page': {
			...japanese,
			title: '<title>How to bake your first sourdough bread</title>',
			finds: [['differs', { heading: '天然酵母パンの作り方' }]],
		},
		'an English title on a Russian page': {
			...russian,
			title: '<title>How to bake your first sourdough bread</title>',
			finds: [['differs']],
		},
	},
	unjudged: {
		'a foreign name alone': {
			...japanese,
			title: '<title>Example Bakery</title>',
			status: 'not_applicable',
		},
		'a foreign name without spaces': {
			title: '<title>天然酵母パン</title>',
			status: 'not_applicable',
		},
		'a song whose main heading is foreign as well': {
			title: '<title>上を向いて歩こう</title>',
			h1: '<h1>上を向いて歩こう</h1>',
			status: 'not_applicable',
		},
		'no title': { title: '', status: 'not_applicable' },
	},
});
