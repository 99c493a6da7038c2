import { fixturesFor } from '../../fixture.ts';
import { pageIsNotRedirected } from './page-is-not-redirected.rule.ts';

const answer = (...urls: readonly string[]) => ({
	status: 200,
	headers: null,
	redirects: urls.map((url, index) => ({
		url,
		status: 301,
		location: urls[index + 1] ?? 'https://example.com/bread/sourdough',
	})),
});

export const fixtures = fixturesFor(pageIsNotRedirected, {
	good: {
		'no redirect': { response: answer() },
		'one redirect': { response: answer('http://example.com/bread/sourdough') },
	},
	bad: {
		'two redirects': {
			response: answer('http://example.com/sourdough', 'https://example.com/sourdough'),
			finds: [['chain', { count: 2, first: 'http://example.com/sourdough' }]],
		},
	},
	unjudged: {
		'a host that does not tell': {
			response: { status: 200, headers: null },
			status: 'not_checked',
		},
	},
});
