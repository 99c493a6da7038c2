import { fixturesFor } from '../../fixture.ts';
import { canonicalTagUsed } from './canonical-tag-used.rule.ts';

export const fixtures = fixturesFor(canonicalTagUsed, {
	good: {
		'a canonical link': {},
		'a canonical URL in a header': {
			canonical: '',
			response: {
				status: 200,
				headers: [['link', '<https://example.com/bread/sourdough>; rel="canonical"']],
			},
		},
		'a page that is kept out of results': {
			canonical: '',
			head: '<meta name="robots" content="noindex">',
		},
	},
	bad: {
		'no canonical URL': { canonical: '', finds: [['missing']] },
	},
});
