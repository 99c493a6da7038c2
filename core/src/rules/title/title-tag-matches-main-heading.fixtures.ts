import { fixturesFor } from '../fixture.ts';
import { titleTagMatchesMainHeading } from './title-tag-matches-main-heading.rule.ts';

const title = '<title>Sourdough bread for beginners | Example Bakery</title>';

export const fixtures = fixturesFor(titleTagMatchesMainHeading, {
	good: {
		'the same words in another form': { title, h1: '<h1>How we bake our breads</h1>' },
		'one of two main headings': {
			title,
			h1: '<h1>Springfield Weekly</h1><h1>Bread at home</h1>',
		},
		'a heading of small words that the title has': {
			title: '<title>Who we are | Example Bakery</title>',
			h1: '<h1>Who we are</h1><h1>Opening hours this summer</h1>',
		},
		'a Japanese page': {
			html: '<html lang="ja">',
			title: '<title>天然酵母パンの作り方｜例のパン屋</title>',
			h1: '<h1>おうちで天然酵母</h1>',
		},
	},
	bad: {
		'the heading of an article in its own header': {
			title,
			h1: '',
			main: '',
			footer:
				'<article><header><h1>Opening hours this summer</h1></header><p>We close at noon.</p></article>',
			finds: [['differs', { heading: 'Opening hours this summer' }]],
		},
		'a heading about something else': {
			title,
			h1: '<h1>Opening hours this summer</h1>',
			finds: [['differs', { heading: 'Opening hours this summer' }]],
		},
	},
	unjudged: {
		'no main heading': { title, h1: '', status: 'not_applicable' },
		'a main heading that is the name of the site': {
			title,
			h1: '<h1>Example Bakery</h1>',
			status: 'not_applicable',
		},
		'a main heading in the header of the site': {
			title,
			h1: '',
			footer: '<header><h1>Springfield Weekly</h1></header>',
			status: 'not_applicable',
		},
		'a main heading without words': { title, h1: '<h1>…</h1>', status: 'not_applicable' },
	},
});
