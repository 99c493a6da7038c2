import { fixturesFor } from '../fixture.ts';
import { titleTagIsNotTooLong } from './title-tag-is-not-too-long.rule.ts';

const japanese = (title: string) => ({
	html: '<html lang="ja">',
	geo: 'jp',
	title: `<title>${title}</title>`,
	description: '<meta name="description" content="家庭のオーブンで焼く天然酵母パンの作り方です。">',
	h1: '<h1>天然酵母パンの作り方</h1>',
	main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。はじめての方も安心してお試しください。</p>',
	footer: '',
});

export const fixtures = fixturesFor(titleTagIsNotTooLong, {
	good: {
		'a title that fits': { title: '<title>Sourdough bread for beginners</title>' },
		'a long name of the site after a title that fits': {
			title:
				'<title>Sourdough bread for beginners: a first loaf in a day | Example Bakery of Springfield</title>',
		},
		'a name of the site that the page gives, however long': {
			title:
				'<title>Sourdough bread for beginners: a first loaf in a day | The Example Bakery of Springfield</title>',
			head: '<meta property="og:site_name" content="The Example Bakery of Springfield">',
		},
		'a name of the site that the page gives, in front': {
			title:
				'<title>The Example Bakery of Springfield | Sourdough bread for beginners: a first loaf in a day</title>',
			head: '<meta property="og:site_name" content="The Example Bakery of Springfield">',
		},
		'a title a few pixels above the limit': {
			title: '<title>Sourdough bread for beginners: a first good loaf at home in 24 hours</title>',
		},
		'thirty full-width characters': japanese(
			'はじめてでも失敗しない天然酵母パンの作り方と道具の選び方案内｜例のパン屋',
		),
	},
	bad: {
		'a title of ninety characters': {
			title:
				'<title>Sourdough bread for absolute beginners: bake a wonderful first loaf at home in 24 short hours</title>',
			finds: [
				[
					'cut',
					{ shown: 'Sourdough bread for absolute beginners: bake a wonderful first', limit: 600 },
				],
			],
		},
		'an ending that is too long for the name of a site': {
			title:
				'<title>Sourdough bread for beginners: a first loaf in a day - now with a film of every single step</title>',
			finds: [['cut', { limit: 600 }]],
		},
		'thirty-six full-width characters': {
			...japanese(
				'はじめてでも絶対に失敗しない天然酵母パンのやさしい作り方と道具の選び方案内｜例のパン屋',
			),
			finds: [['cut', { limit: 600 }]],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a script whose width is unknown': {
			html: '<html lang="ar" dir="rtl">',
			title:
				'<title>كيف تخبز خبز العجين المخمر في البيت خطوة بخطوة مع كل ما تحتاج إليه من أدوات ومكونات ونصائح</title>',
			status: 'not_applicable',
		},
	},
});
