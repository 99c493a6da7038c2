import { fixturesFor } from '../fixture.ts';
import { metaDescriptionTagUsed } from './meta-description-tag-used.rule.ts';

const pictures = '<p><img src="/loaf.jpg" alt="A round loaf"></p><p>A loaf of rye.</p>';

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
		'no description on a page with little text': {
			description: '',
			main: pictures,
			finds: [['missing']],
		},
		'an empty description on a page with little text': {
			description: '<meta name="description" content=" ">',
			main: pictures,
			finds: [['empty']],
		},
		'a description for social networks that says nothing': {
			description: '<meta property="og:description" content="&nbsp;">',
			main: pictures,
			finds: [['missing']],
		},
		'no description on a page without content, which is reported as such': {
			description: '',
			h1: '',
			main: '',
			finds: [['missing']],
			saidBy: 'main_content_is_not_empty',
		},
		'no description above an article': { description: '', finds: [['missing_beside_text']] },
		'an empty description above an article': {
			description: '<meta name="description" content=" ">',
			finds: [['empty_beside_text']],
		},
		'no description above long lists of results': {
			description: '',
			main: ['Rye', 'Wheat', 'Spelt']
				.map(
					(name) =>
						`<h2>${name}</h2><ul><li><a href="/bread/rye">Rye bread</a></li></ul><pre>${'500 g, baked by the town bakery.\n'.repeat(40)}</pre>`,
				)
				.join(''),
			finds: [['missing_beside_text']],
		},
		'a description without content': {
			description: '<meta name="description">',
			finds: [['empty_beside_text']],
		},
		'a description of invisible characters': {
			description: '<meta name="description" content="&nbsp;&#8203;">',
			finds: [['empty_beside_text']],
		},
		'only a description for social networks': {
			description:
				'<meta property="og:description" content="Bake a first sourdough loaf at home: how to feed the starter and fold the dough.">',
			main: pictures,
			finds: [['missing_beside_text']],
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
