import { fixturesFor } from '../../fixture.ts';
import { sentencesAreNotTooLong } from './sentences-are-not-too-long.rule.ts';

const short = '<p>Bake it for forty minutes. Let it cool. Then cut the loaf and eat it warm.</p>';
const long =
	'<p>When the dough has rested for several hours in a cool place and has clearly grown to twice its former size, fold it once more and let it rest again.</p>';
const longJapanese =
	'<p>生地が涼しい場所で何時間も休んで元の大きさの二倍くらいまでふくらんだら、もう一度そっと折りたたんでから休ませます。</p>';

export const fixtures = fixturesFor(sentencesAreNotTooLong, {
	good: {},
	bad: {
		'many long sentences': {
			main: `<p>Sourdough bread needs patience.</p>${short.repeat(2)}${long.repeat(4)}`,
			finds: [['words', { long: 4, count: 11, limit: 20 }]],
		},
		'many long sentences in Japanese': {
			html: '<html lang="ja">',
			title: '<title>はじめての天然酵母パンの焼き方と道具</title>',
			description:
				'<meta name="description" content="家庭のオーブンで天然酵母のパンを焼く方法です。種の育て方から焼き上がりの見分け方まで説明します。">',
			h1: '<h1>はじめての天然酵母パン</h1>',
			main: `${'<p>生地をこねます。少し休ませます。形を整えます。</p>'.repeat(2)}${longJapanese.repeat(3)}`,
			footer: '<footer><p><a href="/imprint">このページを書いた人</a></p></footer>',
			finds: [['characters', { long: 3, count: 9, limit: 40 }]],
		},
	},
	unjudged: {
		'a few long sentences': { main: short.repeat(3) + long, status: 'not_applicable' },
		'too few sentences': { main: long.repeat(3), status: 'not_applicable' },
		'a language without limits': {
			html: '<html lang="th">',
			title: '<title>วิธีอบขนมปังซาวร์โดว์สำหรับมือใหม่</title>',
			h1: '<h1>วิธีอบขนมปัง</h1>',
			main: `<p>${'การอบขนมปังที่บ้านง่ายกว่าที่คุณคิด '.repeat(30)}</p>`,
			status: 'not_applicable',
		},
	},
});
