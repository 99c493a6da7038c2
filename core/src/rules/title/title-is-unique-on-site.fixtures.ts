import { fixturesFor } from '../fixture.ts';
import { titleIsUniqueOnSite } from './title-is-unique-on-site.rule.ts';

const example = 'https://example.com/bread/rye';

export const fixtures = fixturesFor(titleIsUniqueOnSite, {
	good: { 'a title that no other page has': { site: {} } },
	bad: {
		'a title that another page has': {
			site: { sameTitle: { count: 1, example } },
			finds: [['one', { address: example }]],
		},
		'a title that many pages have': {
			site: { sameTitle: { count: 811, example } },
			finds: [['several', { address: example, count: 811 }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a page of which only a few neighbours were read': {
			site: { sameTitle: null },
			status: 'not_checked',
		},
		'a page without title': { title: '', site: {}, status: 'not_applicable' },
	},
});
