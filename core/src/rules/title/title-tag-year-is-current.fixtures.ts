import { fixturesFor } from '../fixture.ts';
import { titleTagYearIsCurrent } from './title-tag-year-is-current.rule.ts';

export const fixtures = fixturesFor(titleTagYearIsCurrent, {
	good: {
		'the same year': {
			title: '<title>Sourdough bread prices 2026</title>',
			h1: '<h1>Sourdough bread prices in 2026</h1>',
		},
		'a season over two years': {
			title: '<title>Sourdough bread courses 2025</title>',
			h1: '<h1>Sourdough bread courses 2025/2026</h1>',
		},
		'a title that is newer': {
			title: '<title>Sourdough bread fair 2026</title>',
			h1: '<h1>Sourdough bread fair, since 2019</h1>',
		},
	},
	bad: {
		'the year of the last edition': {
			title: '<title>Sourdough bread prices 2025 | Example Bakery</title>',
			h1: '<h1>Sourdough bread prices 2026</h1>',
			finds: [['obsolete', { year: '2025', current: '2026' }]],
		},
		'a Japanese year': {
			html: '<html lang="ja">',
			title: '<title>天然酵母パン教室の日程【２０２５年】</title>',
			description:
				'<meta name="description" content="天然酵母のパンを家庭のオーブンで焼くための教室の日程です。">',
			h1: '<h1>天然酵母パン教室の日程 2026年度</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			finds: [['obsolete', { year: '2025', current: '2026' }]],
		},
	},
	unjudged: {
		'no year in the heading': {
			title: '<title>Sourdough bread prices 2025</title>',
			status: 'not_applicable',
		},
		'a price and a year': {
			title: '<title>Sourdough bread ovens under 2000 dollars</title>',
			h1: '<h1>Sourdough bread ovens of 2026</h1>',
			status: 'not_applicable',
		},
		'no title': { title: '', status: 'not_applicable' },
	},
});
