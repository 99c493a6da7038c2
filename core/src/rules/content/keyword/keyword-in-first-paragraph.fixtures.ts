import { fixturesFor } from '../../fixture.ts';
import { keywordInFirstParagraph } from './keyword-in-first-paragraph.rule.ts';

const page = {
	keywords: ['sourdough bread'],
	description:
		'<meta name="description" content="Bake sourdough bread at home: the starter, the dough, the oven.">',
};

export const fixtures = fixturesFor(keywordInFirstParagraph, {
	good: {
		'the keyword in the first paragraph': page,
		'a byline before it': {
			...page,
			main: '<p>By Ada, 3 May</p><p>Sourdough bread needs flour, water, salt and a good deal of patience.</p>',
		},
	},
	bad: {
		'the keyword only further down': {
			...page,
			main: '<p>Flour, water, salt and patience: more is not needed for a loaf with a thin crust.</p><p>Sourdough bread takes a day.</p>',
			finds: [['missing', { keyword: 'sourdough bread' }]],
		},
		'the keyword nowhere in the text': {
			...page,
			main: '<p>Flour, water, salt and patience: more is not needed for a loaf with a thin crust.</p>',
			finds: [['missing']],
			saidBy: 'keyword_in_body_text',
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'no paragraph': { ...page, main: '<p>Soon more.</p>', status: 'not_applicable' },
	},
});
