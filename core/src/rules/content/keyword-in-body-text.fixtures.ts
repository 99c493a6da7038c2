import { fixturesFor } from '../fixture.ts';
import { keywordInBodyText } from './keyword-in-body-text.rule.ts';

export const fixtures = fixturesFor(keywordInBodyText, {
	good: {
		'the keyword in the text': { keywords: ['sourdough bread'] },
		'several keywords in the text': { keywords: ['sourdough bread', 'iron pot'] },
	},
	bad: {
		'one of two keywords missing': {
			keywords: ['sourdough bread', 'rye crackers'],
			description:
				'<meta name="description" content="Bake sourdough bread at home: the starter, the dough, the oven.">',
			finds: [['missing', { keyword: 'rye crackers' }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'no text': { keywords: ['sourdough bread'], h1: '', main: '', status: 'not_applicable' },
	},
});
