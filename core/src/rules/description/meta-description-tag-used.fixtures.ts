import { fixturesFor } from '../fixture.ts';
import { metaDescriptionTagUsed } from './meta-description-tag-used.rule.ts';

export const fixtures = fixturesFor(metaDescriptionTagUsed, {
	good: {
		'a description': {
			description:
				'<meta name="description" content="How to bake a first sourdough loaf at home.">',
		},
		'a name in capitals': {
			description:
				'<meta name="Description" content="How to bake a first sourdough loaf at home.">',
		},
	},
	bad: {
		'no description': { description: '', finds: [['missing']] },
		'an empty description': {
			description: '<meta name="description" content=" ">',
			finds: [['empty']],
		},
		'a description without content': {
			description: '<meta name="description">',
			finds: [['empty']],
		},
		'a description of invisible characters': {
			description: '<meta name="description" content="&nbsp;&#8203;">',
			finds: [['empty']],
		},
		'only a description for social networks': {
			description: '<meta property="og:description" content="How to bake a first loaf.">',
			finds: [['missing']],
		},
	},
	unjudged: {
		'a shopping cart': {
			url: 'https://example.com/cart',
			canonical: '',
			description: '',
			status: 'not_applicable',
		},
	},
});
