import { fixturesFor } from '../../fixture.ts';
import { indexingTagsSameAfterRender } from './indexing-tags-same-after-render.rule.ts';

const noindex = '<meta name="robots" content="noindex">';

export const fixtures = fixturesFor(indexingTagsSameAfterRender, {
	good: {
		'a page without robots tags in either state': { served: {} },
		'a robots tag that says nothing about indexing': {
			head: '<meta name="robots" content="max-image-preview:large">',
			served: {},
		},
	},
	bad: {
		'a noindex that only scripts take away': {
			served: { head: noindex },
			finds: [['removed', { rule: 'noindex' }]],
		},
		'a noindex that a script adds': {
			head: noindex,
			served: {},
			finds: [['added', { rule: 'noindex' }]],
			saidBy: 'page_is_indexable',
		},
	},
	unjudged: { 'a page of which only one state is known': { status: 'not_checked' } },
});
