import { fixturesFor } from '../fixture.ts';
import { h1TagSameAfterRender } from './h1-tag-same-after-render.rule.ts';

export const fixtures = fixturesFor(h1TagSameAfterRender, {
	good: { 'a main heading that no script touched': { served: {} } },
	bad: {
		'a main heading that a script changed': {
			served: { h1: '<h1>Welcome</h1>' },
			finds: [['changed', { before: 'Welcome', after: 'Sourdough bread for beginners' }]],
		},
		'a main heading that a script added': {
			served: { h1: '' },
			finds: [['added', { after: 'Sourdough bread for beginners' }]],
		},
	},
	unjudged: {
		'a page of which only one state is known': { status: 'not_checked' },
		'a page that scripts write altogether': {
			served: { h1: '', main: '' },
			status: 'not_applicable',
		},
	},
});
