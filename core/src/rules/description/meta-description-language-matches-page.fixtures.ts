import { fixturesFor } from '../fixture.ts';
import { metaDescriptionLanguageMatchesPage } from './meta-description-language-matches-page.rule.ts';

const german =
	'<meta name="description" content="Wie aus einem Ansatz von Mehl und Wasser ein Brot mit einer dünnen Kruste wird, und was zu tun ist, wenn der Teig nicht aufgehen will.">';
const japanese =
	'<meta name="description" content="天然酵母のパンを家庭のオーブンで焼くための手順と道具を紹介します。">';
const russian =
	'<meta name="description" content="Как испечь свой первый хлеб на закваске дома, что для этого нужно и что делать, если тесто не хочет подниматься.">';

export const fixtures = fixturesFor(metaDescriptionLanguageMatchesPage, {
	good: { 'the language of the text': {} },
	bad: {
		'a German description': {
			description: german,
			finds: [['differs', { own: 'de', page: 'en' }]],
		},
		'a Japanese description': {
			description: japanese,
			finds: [['differs', { own: 'ja', page: 'en' }]],
		},
		'a Russian description': {
			description: russian,
			finds: [['differs', { own: 'ru', page: 'en' }]],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
		'a description too short to tell': {
			description: '<meta name="description" content="Brot, Teig, Ofen.">',
			status: 'not_applicable',
		},
		'a text too short to tell': {
			main: '<p>Bread</p>',
			h1: '<h1>Sourdough bread</h1>',
			footer: '',
			description: german,
			status: 'not_applicable',
		},
	},
});
