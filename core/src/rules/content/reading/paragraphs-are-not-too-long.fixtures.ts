import { fixturesFor } from '../../fixture.ts';
import { paragraphsAreNotTooLong } from './paragraphs-are-not-too-long.rule.ts';

const sentences = [
	'Feed the starter with flour and water in the morning.',
	'Fold the dough twice before lunch, then leave it alone.',
	'Heat the pot in the oven until it is very hot.',
	'Bake with the lid on, and lift it near the end.',
	'Let the loaf cool on a rack before you cut it.',
	'Store what is left in a cloth, never in the fridge.',
];
const paragraph = (times: number) => `<p>${`${sentences.join(' ')} `.repeat(times)}</p>`;

export const fixtures = fixturesFor(paragraphsAreNotTooLong, {
	good: {},
	bad: {
		'a paragraph that fills a screen': {
			main: `<p>Begin with <a href="/bread/starter">a starter</a>.</p>${paragraph(3)}`,
			finds: [['words']],
		},
		'a long paragraph in Japanese': {
			html: '<html lang="ja">',
			title: '<title>はじめての天然酵母パンの焼き方と道具</title>',
			description:
				'<meta name="description" content="家庭のオーブンで天然酵母のパンを焼く方法です。種の育て方から焼き上がりの見分け方まで説明します。">',
			h1: '<h1>はじめての天然酵母パン</h1>',
			main: `<p>${'粉に水を混ぜて生地をこねます。少し休ませてから形を整えます。'.repeat(12)}</p>`,
			footer: '<footer><p><a href="/imprint">このページを書いた人</a></p></footer>',
			finds: [['characters', { length: 360 }]],
		},
	},
	unjudged: {
		'short paragraphs': { status: 'not_applicable' },
		'a long list item': {
			main: `<ul><li>${paragraph(3).replace(/<\/?p>/g, '')}</li></ul>`,
			status: 'not_applicable',
		},
	},
});
