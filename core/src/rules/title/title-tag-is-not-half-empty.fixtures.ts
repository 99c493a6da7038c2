import { fixturesFor } from '../fixture.ts';
import { titleTagIsNotHalfEmpty } from './title-tag-is-not-half-empty.rule.ts';

export const fixtures = fixturesFor(titleTagIsNotHalfEmpty, {
	good: {
		'a title and the name of the site': {
			title: '<title>Sourdough bread for beginners | Example Bakery</title>',
		},
		'a title that begins with a minus sign': {
			title: '<title>-20 % on sourdough bread for beginners</title>',
		},
	},
	bad: {
		'no title before the name of the site': {
			title: '<title> | Sourdough Bakery</title>',
			finds: [['halfEmpty', { text: '| Sourdough Bakery' }]],
		},
		'no name of the site after the title': {
			title: '<title>Sourdough bread for beginners -</title>',
			finds: [['halfEmpty']],
		},
		'a full-width separator': {
			title: '<title>｜Sourdough Bakery</title>',
			finds: [['halfEmpty']],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
	},
});
