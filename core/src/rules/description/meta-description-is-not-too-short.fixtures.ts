import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsNotTooShort } from './meta-description-is-not-too-short.rule.ts';

export const fixtures = fixturesFor(metaDescriptionIsNotTooShort, {
	good: { 'a description of a sentence': {} },
	bad: {
		'a few words': {
			description: '<meta name="description" content="Bake a first sourdough loaf at home.">',
			finds: [['short']],
		},
		'a few Japanese words': {
			html: '<html lang="ja">',
			title: '<title>天然酵母の作り方を学ぶ</title>',
			h1: '<h1>天然酵母の作り方</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			description: '<meta name="description" content="天然酵母パンの焼き方を紹介します。">',
			finds: [['short', { width: 238 }]],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
		'a script whose width is unknown': {
			description: '<meta name="description" content="วิธีอบขนมปัง">',
			status: 'not_applicable',
		},
	},
});
