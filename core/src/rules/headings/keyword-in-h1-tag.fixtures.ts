import { fixturesFor } from '../fixture.ts';
import { keywordInH1Tag } from './keyword-in-h1-tag.rule.ts';

const keywords = ['sourdough bread'];
const description =
	'<meta name="description" content="Bake sourdough bread at home: the starter, the dough, the oven.">';

export const fixtures = fixturesFor(keywordInH1Tag, {
	good: {
		'the keyword in the heading': { keywords },
		'the keyword in the alt text of the heading': {
			keywords,
			h1: '<h1><img src="/t.png" alt="Sourdough bread for beginners"></h1>',
		},
	},
	bad: {
		'a heading without the keyword': {
			keywords,
			description,
			h1: '<h1>A first loaf for beginners</h1>',
			finds: [['missing', { keyword: 'sourdough bread' }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'no main heading': { keywords, h1: '', status: 'not_applicable' },
	},
});
