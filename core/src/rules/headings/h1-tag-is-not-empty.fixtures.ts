import { fixturesFor } from '../fixture.ts';
import { h1TagIsNotEmpty } from './h1-tag-is-not-empty.rule.ts';

export const fixtures = fixturesFor(h1TagIsNotEmpty, {
	good: {
		'a main heading with words': { h1: '<h1>Sourdough bread for beginners</h1>' },
		'a picture with words': {
			h1: '<h1><img src="/title.png" alt="Sourdough bread" width="200" height="60"></h1>',
		},
		'a name for screen readers': { h1: '<h1 aria-label="Sourdough bread"></h1>' },
		'an empty main heading before one with words': {
			h1: '<h1><a href="/"></a></h1><h1>Sourdough bread for beginners</h1>',
		},
		'a link that only its title names': {
			h1: '<h1><a href="/bread" title="Sourdough bread"></a></h1>',
		},
	},
	bad: {
		'an empty main heading': { h1: '<h1></h1>', finds: [['empty']] },
		'a main heading of spaces': { h1: '<h1><span>&nbsp;</span> </h1>', finds: [['empty']] },
		'a link with an ornament': {
			h1: '<h1><a href="/bread" aria-hidden="true"><img src="/leaf.png" alt="" width="9" height="9"></a></h1>',
			finds: [['empty']],
		},
		'only an icon without a name': {
			h1: '<h1><svg><circle r="4" /></svg></h1>',
			finds: [['empty']],
		},
	},
	unjudged: {
		'no main heading': { h1: '', status: 'not_applicable' },
		'a hidden main heading': { h1: '<h1 hidden></h1>', status: 'not_applicable' },
	},
});
