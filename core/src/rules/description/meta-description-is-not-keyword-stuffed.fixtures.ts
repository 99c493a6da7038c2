import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsNotKeywordStuffed } from './meta-description-is-not-keyword-stuffed.rule.ts';

const described = (content: string) => ({
	description: `<meta name="description" content="${content}">`,
});

export const fixtures = fixturesFor(metaDescriptionIsNotKeywordStuffed, {
	good: {
		'each word once': {},
		'small words often': described(
			'The best of the bread: from the flour of the mill to the crust of the loaf on the table.',
		),
		'a word three times': described(
			'Sourdough bread for beginners: which bread to bake first, and how to keep the bread fresh.',
		),
	},
	bad: {
		'a word five times': {
			...described(
				'Buy bread, cheap bread, fresh bread and organic bread online: bread delivered.',
			),
			finds: [['repeated', { word: 'bread', count: 5 }]],
		},
		'a German word in its forms': {
			html: '<html lang="de">',
			title: '<title>Sauerteigbrot für Anfänger</title>',
			h1: '<h1>Sauerteigbrot</h1>',
			main: '<p>Für ein Sauerteigbrot braucht es Mehl, Wasser, Salz und Geduld. Wir zeigen, wie aus dem Ansatz ein Laib mit einer dünnen Kruste wird, und was zu tun ist, wenn er nicht aufgehen will.</p>',
			footer: '',
			...described(
				'Lampen kaufen: günstige Lampen, moderne Lampen und schöne Lampen, dazu Lampen für den Garten.',
			),
			finds: [['repeated', { word: 'lampen', count: 5 }]],
		},
		'a Japanese word': {
			html: '<html lang="ja">',
			title: '<title>天然酵母の作り方を学ぶ</title>',
			h1: '<h1>天然酵母の作り方</h1>',
			main: '<p>天然酵母は粉と水だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			...described('パン通販、パン教室、パンの材料、パンの道具、パンの作り方を紹介します。'),
			finds: [['repeated', { word: 'パン', count: 5 }]],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
		'a language that we do not know': {
			html: '<html lang="eo">',
			h1: '',
			main: '<p>Pano</p>',
			footer: '',
			status: 'not_applicable',
		},
	},
});
