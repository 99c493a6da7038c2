import { fixturesFor } from '../fixture.ts';
import { titleTagIsNotTooShort } from './title-tag-is-not-too-short.rule.ts';

export const fixtures = fixturesFor(titleTagIsNotTooShort, {
	good: {
		'a title of some words': {},
		'ten full-width characters': { title: '<title>天然酵母パンの作り方</title>' },
	},
	bad: {
		'a title of two short words': {
			title: '<title>Sourdough bread</title>',
			finds: [['short', { limit: 600 }]],
		},
		'five full-width characters': {
			title: '<title>天然酵母パン</title>',
			h1: '<h1>天然酵母パン</h1>',
			finds: [['short', { width: 120 }]],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a script whose width is unknown': {
			title: '<title>ขนมปัง</title>',
			status: 'not_applicable',
		},
	},
});
