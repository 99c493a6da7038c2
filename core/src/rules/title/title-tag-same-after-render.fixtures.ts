import { fixturesFor } from '../fixture.ts';
import { titleTagSameAfterRender } from './title-tag-same-after-render.rule.ts';

const loading = '<title>Loading the page of our bakery with its bread</title>';

export const fixtures = fixturesFor(titleTagSameAfterRender, {
	good: { 'a title that no script touched': { served: {} } },
	bad: {
		'a title that a script changed': {
			served: { title: loading },
			finds: [['changed', { before: 'Loading the page of our bakery with its bread' }]],
		},
		'a title that a script added': {
			served: { title: '' },
			finds: [['added', { after: 'Sourdough bread for beginners: a first loaf in 24 hours' }]],
		},
	},
	unjudged: {
		'a page of which only one state is known': { status: 'not_checked' },
		'no title': { title: '', served: {}, status: 'not_applicable' },
	},
});
