import { fixturesFor } from '../fixture.ts';
import { keywordInMetaDescription } from './keyword-in-meta-description.rule.ts';

const keywords = ['sourdough bread'];

export const fixtures = fixturesFor(keywordInMetaDescription, {
	good: {
		'the words of the keyword in order': {
			keywords,
			description:
				'<meta name="description" content="Bake sourdough bread at home: the starter, the dough, the oven.">',
		},
	},
	bad: {
		'a description without the keyword': {
			keywords,
			description:
				'<meta name="description" content="A first loaf at home: the starter, the dough and the oven.">',
			finds: [['missing', { keyword: 'sourdough bread' }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'no description': { keywords, description: '', status: 'not_applicable' },
	},
});
