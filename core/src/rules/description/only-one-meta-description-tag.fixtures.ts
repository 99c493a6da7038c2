import { fixturesFor } from '../fixture.ts';
import { onlyOneMetaDescriptionTag } from './only-one-meta-description-tag.rule.ts';

const description =
	'<meta name="description" content="How to bake a first sourdough loaf at home.">';
const other = '<meta name="description" content="The bakery in the middle of Springfield.">';
const empty = '<meta name="description" content="">';

export const fixtures = fixturesFor(onlyOneMetaDescriptionTag, {
	good: {
		'one description': { description },
		'the same description twice': {
			description: description + description.replace('first sourdough', ' first\n sourdough'),
		},
		'a description and its beginning': {
			description: `${description}${description.replace('at home.', 'at ...')}`,
		},
		'a description and an empty one': { description: `${empty}${description}` },
		'one description and one for social networks': {
			description,
			head: '<meta property="og:description" content="How to bake a first loaf.">',
		},
	},
	bad: {
		'two descriptions': {
			description: `${description}${other}`,
			finds: [['several', { count: 2 }]],
		},
		'two descriptions in the body': {
			description: '',
			footer: `${description}${other}`,
			finds: [['several', { count: 2 }]],
			saidBy: 'meta_description_is_in_head',
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
	},
});
