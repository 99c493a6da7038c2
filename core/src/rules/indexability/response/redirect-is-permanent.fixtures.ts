import { fixturesFor } from '../../fixture.ts';
import { redirectIsPermanent } from './redirect-is-permanent.rule.ts';

const own = 'https://example.com/bread/sourdough';
const answer = (status: number, url: string, location = own) => ({
	status: 200,
	headers: null,
	redirects: [{ url, status, location }],
});

export const fixtures = fixturesFor(redirectIsPermanent, {
	good: {
		'a permanent redirect': { response: answer(301, 'http://example.com/bread/sourdough') },
		'a home page that leads to a language': {
			response: answer(302, 'https://example.com/', 'https://example.com/ja/'),
			url: 'https://example.com/ja/',
			canonical: '',
		},
		'a way past a page that asks for consent': {
			response: {
				status: 200,
				headers: null,
				redirects: [
					{ url: own, status: 302, location: 'https://example.com/consent' },
					{ url: 'https://example.com/consent', status: 302, location: own },
				],
			},
		},
		'a page for signing in': {
			response: answer(302, 'https://example.com/account', 'https://example.com/login'),
			url: 'https://example.com/login',
		},
	},
	bad: {
		'a redirect to https for the time being': {
			response: answer(302, 'http://example.com/bread/sourdough'),
			finds: [['spelling', { from: 'http://example.com/bread/sourdough', status: 302 }]],
		},
		'a page that has moved': {
			response: answer(307, 'https://example.com/sourdough'),
			finds: [['moved', { from: 'https://example.com/sourdough', status: 307 }]],
		},
	},
	unjudged: {
		'no redirect': {
			response: { status: 200, headers: null, redirects: [] },
			status: 'not_applicable',
		},
		'a host that does not tell': {
			response: { status: 200, headers: null },
			status: 'not_checked',
		},
	},
});
