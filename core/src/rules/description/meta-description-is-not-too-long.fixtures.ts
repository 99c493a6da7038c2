import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsNotTooLong } from './meta-description-is-not-too-long.rule.ts';

const described = (content: string) => ({
	description: `<meta name="description" content="${content}">`,
});
const short =
	'Bake a first sourdough loaf at home: feed the starter, fold the dough, heat the oven.';
const japanese = '天然酵母のパンを家庭のオーブンで焼くための手順と道具をていねいに紹介します。';

export const fixtures = fixturesFor(metaDescriptionIsNotTooLong, {
	good: {
		'a description that fits everywhere': described(short),
		'seventy full-width characters': {
			html: '<html lang="ja">',
			geo: 'jp',
			...described(japanese.repeat(2).slice(0, 70)),
		},
	},
	bad: {
		'a description that a phone cuts': {
			...described(`${short} Learn when the bread is done and how to keep it.`),
			finds: [['cutOnPhone', { phone: '…heat the oven. Learn when the bread' }]],
		},
		'a description that is cut everywhere': {
			...described(
				`${short} Learn when the bread is done, how to keep it, and what to do with the rest.`,
			),
			finds: [['cut']],
		},
		'a hundred full-width characters': {
			html: '<html lang="ja">',
			title: '<title>天然酵母の作り方を学ぶ</title>',
			h1: '<h1>天然酵母の作り方</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			geo: 'jp',
			...described(japanese.repeat(3).slice(0, 100)),
			finds: [['cutOnPhone']],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
		'a script whose width is unknown': {
			html: '<html lang="th">',
			...described('วิธีอบขนมปังซาวโดว์ที่บ้าน'),
			status: 'not_applicable',
		},
	},
});
