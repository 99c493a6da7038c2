import { fixturesFor } from '../fixture.ts';
import { h1TagUsed } from './h1-tag-used.rule.ts';

export const fixtures = fixturesFor(h1TagUsed, {
	good: {
		'an h1': { h1: '<h1>Sourdough bread for beginners</h1>' },
		'a heading of level one by its role': {
			h1: '<div role="heading" aria-level="1">Sourdough bread for beginners</div>',
		},
		'an h1 that only screen readers pass over': {
			h1: '<h1 aria-hidden="true">Sourdough bread for beginners</h1>',
		},
	},
	bad: {
		'no h1': { h1: '', finds: [['missing']] },
		'an h1 that nobody sees or hears': {
			h1: '<h1 aria-hidden="true"></h1>',
			finds: [['missing']],
		},
		'an h1 inside a template': {
			h1: '<template><h1>Sourdough bread</h1></template>',
			finds: [['missing']],
		},
	},
});
