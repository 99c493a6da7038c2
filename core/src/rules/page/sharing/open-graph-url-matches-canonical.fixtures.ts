import { fixturesFor } from '../../fixture.ts';
import { openGraphUrlMatchesCanonical } from './open-graph-url-matches-canonical.rule.ts';

const shared = (url: string) => ({ head: `<meta property="og:url" content="${url}">` });

export const fixtures = fixturesFor(openGraphUrlMatchesCanonical, {
	good: {
		'the same URL': shared('https://example.com/bread/sourdough'),
		'the same URL with a source and a slash at the end': shared(
			'http://example.com/Bread/sourdough/?utm_source=share',
		),
		'a short link with the number of the page': {
			...shared('https://example.com/!56552'),
			url: 'https://example.com/bread/sourdough-56552',
			canonical: '<link rel="canonical" href="https://example.com/bread/sourdough-56552">',
		},
	},
	bad: {
		'a canonical link to an internal path': {
			...shared('https://example.com/bread/sourdough'),
			url: 'https://example.com/node/89',
			canonical: '<link rel="canonical" href="https://example.com/node/89">',
			finds: [['differ', { canonical: '/node/89', shared: '/bread/sourdough' }]],
		},
	},
	unjudged: {
		'no og:url': { status: 'not_applicable' },
		'no canonical link': {
			...shared('https://example.com/bread'),
			canonical: '',
			status: 'not_applicable',
		},
		'a different host': { ...shared('https://example.org/bread'), status: 'not_applicable' },
	},
});
