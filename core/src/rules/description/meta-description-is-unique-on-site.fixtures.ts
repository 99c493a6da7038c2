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
