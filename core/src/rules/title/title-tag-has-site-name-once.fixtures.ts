import { fixturesFor } from '../fixture.ts';
import { titleTagHasSiteNameOnce } from './title-tag-has-site-name-once.rule.ts';

const head = '<meta property="og:site_name" content="Example Bakery">';

export const fixtures = fixturesFor(titleTagHasSiteNameOnce, {
	good: {
		'the name at the end': { head, title: '<title>Sourdough bread | Example Bakery</title>' },
		'the name inside a sentence as well': {
			head,
			title: '<title>How Example Bakery bakes sourdough bread | Example Bakery</title>',
		},
		'parts of a URL': {
			title: '<title>Sourdough bread » Recipes » Example Bakery</title>',
		},
		'a city that is named twice': {
			head,
			title: '<title>New York New York: bakeries | Example Bakery</title>',
		},
		'an album that is called like its band': {
			title: '<title>Sourdough – Sourdough – Bread and Records</title>',
		},
	},
	bad: {
		'the name from the theme and from a plugin': {
			title: '<title>Sourdough bread – Example Bakery – Example Bakery</title>',
			finds: [['twice', { name: 'Example Bakery', count: 2 }]],
		},
		'the name at both ends': {
			head,
			title: '<title>Example Bakery: Sourdough bread | EXAMPLE BAKERY | Example Bakery</title>',
			finds: [['twice', { count: 2 }]],
		},
		'the name twice without a separator': {
			head,
			title: '<title>Sourdough bread Example Bakery Example Bakery</title>',
			finds: [['row', { phrase: 'Example Bakery' }]],
		},
		'the name at both ends without a separator': {
			head,
			title: '<title>Example Bakery sourdough bread for beginners Example Bakery</title>',
			finds: [['twice', { name: 'Example Bakery', count: 2 }]],
		},
		'the whole title twice': {
			title: '<title>Your first sourdough loaf Your first sourdough loaf</title>',
			finds: [['row', { phrase: 'Your first sourdough loaf' }]],
		},
		'a Japanese title': {
			html: '<html lang="ja">',
			title: '<title>天然酵母の作り方｜例のパン屋｜例のパン屋</title>',
			description:
				'<meta name="description" content="天然酵母のパンを家庭のオーブンで焼くための手順です。">',
			h1: '<h1>天然酵母の作り方</h1>',
			main: '<p>天然酵母は粉と水だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			finds: [['twice', { name: '例のパン屋', count: 2 }]],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a title of two equal parts': {
			title: '<title>Sourdough bread – Sourdough bread</title>',
			status: 'not_applicable',
		},
	},
});
