import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsUniqueOnSite } from './meta-description-is-unique-on-site.rule.ts';

const example = 'https://example.com/bread/rye';

export const fixtures = fixturesFor(metaDescriptionIsUniqueOnSite, {
	good: { 'a description that no other page has': { site: {} } },
	bad: {
		'a description that another page has': {
			site: { sameDescription: { count: 1, example } },
			finds: [['one', { address: example }]],
		},
		'a description that many pages have': {
			site: { sameDescription: { count: 40, example } },
			finds: [['several', { address: example, count: 40 }]],
		},
		'one of several descriptions of a site': {
			site: { sameDescription: { count: 40, example, total: 90 } },
			finds: [['several', { count: 40 }]],
		},
		'the description of the whole site': {
			site: { sameDescription: { count: 40, example, total: 42 } },
			finds: [['everywhere', { count: 40, total: 42 }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a page of which only a few neighbours were read': {
			site: { sameDescription: null },
			status: 'not_checked',
		},
		'a page without description': { description: '', site: {}, status: 'not_applicable' },
	},
});
