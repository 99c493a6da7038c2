import { fixturesFor } from '../../fixture.ts';
import { contentIsUniqueOnSite } from './content-is-unique-on-site.rule.ts';

const example = 'https://example.com/bread/rye';

export const fixtures = fixturesFor(contentIsUniqueOnSite, {
	good: { 'a text of its own': { site: {} } },
	bad: {
		'nearly the text of another page': {
			site: { sameText: { count: 1, example } },
			finds: [['one', { address: example }]],
		},
		'nearly the text of several pages': {
			site: { sameText: { count: 3, example } },
			finds: [['several', { address: example, count: 3 }]],
		},
	},
	unjudged: {
		'a page alone': { status: 'not_checked' },
		'a page of which only a few neighbours were read': {
			site: { sameText: null },
			status: 'not_checked',
		},
	},
});
