import { fixturesFor } from '../fixture.ts';
import { titleTagMatchesMainHeading } from './title-tag-matches-main-heading.rule.ts';

const title = '<title>Sourdough bread for beginners | Example Bakery</title>';

export const fixtures = fixturesFor(titleTagMatchesMainHeading, {
	good: {
		'the same words in another form': { title, h1: '<h1>How we bake our breads</h1>' },
		'a headline that is repeated below': {
			title,
			h1: '<h1>Sourdough bread for beginners</h1>',
			main: '<h2>Sourdough bread for beginners</h2><p>Mix flour and water.</p>',
		},
		'a second headline at the end of the title': {
			title: '<title>More details on the map - New routes for the bakery tour</title>',
			h1: '<h1>New routes for the bakery tour</h1>',
			main: '<h2>More details on the map</h2><p>Mix flour and water.</p>',
		},
		'a headline in the header of the site, beside that of a search form': {
			title,
			h1: '<h1>Looking for something?</h1>',
			footer: '<header><h1>Sourdough bread for beginners</h1></header>',
		},
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
		'a headline below the name of the blog': {
			title,
			h1: '<header><h1>Example Bakery</h1></header>',
			main: '<h2>Sourdough bread for beginners</h2><p>Mix flour and water.</p>',
			finds: [
				[
					'lower',
					{ headline: 'Sourdough bread for beginners', level: 2, heading: 'Example Bakery' },
				],
			],
		},
		'a headline below the name of a menu': {
			title,
			h1: '<h1>News</h1>',
			main: '<h2>Sourdough Bread for Beginners</h2><p>Mix flour and water.</p>',
			finds: [['lower', { level: 2, heading: 'News' }]],
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
		'a number that the title has inside a word': {
			title: '<title>Sourdough bread for beginners | Baker25</title>',
			h1: '<h1>€5</h1>',
			status: 'not_applicable',
		},
		'a main heading without words': { title, h1: '<h1>…</h1>', status: 'not_applicable' },
	},
});
