import { fixturesFor } from '../fixture.ts';
import { onlyOneH1Tag } from './only-one-h1-tag.rule.ts';

export const fixtures = fixturesFor(onlyOneH1Tag, {
	good: {
		'one h1': { h1: '<h1>Sourdough bread for beginners</h1>' },
		'one h1 shown and one hidden': {
			h1: '<h1>Sourdough bread for beginners</h1><h1 hidden>Bread</h1>',
		},
		'one h1 with words and one without': {
			h1: '<h1><a href="/"></a></h1><h1>Sourdough bread for beginners</h1>',
		},
	},
	bad: {
		'no h1': { h1: '', finds: [['none']], saidBy: 'h1_tag_used' },
		'two h1': {
			h1: '<h1>Sourdough bread for beginners</h1><h1>Our bakery</h1>',
			finds: [['several', { count: 2 }]],
		},
	},
});
