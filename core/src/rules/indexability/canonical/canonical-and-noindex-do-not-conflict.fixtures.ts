import { fixturesFor } from '../../fixture.ts';
import { canonicalAndNoindexDoNotConflict } from './canonical-and-noindex-do-not-conflict.rule.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const noindex = '<meta name="robots" content="noindex">';
const login = 'https://example.com/login';

export const fixtures = fixturesFor(canonicalAndNoindexDoNotConflict, {
	good: {
		'a hidden page that names itself': {
			head: noindex,
			canonical: canonical(login),
			url: `${login}?utm_source=letter`,
		},
		'a hidden page that names another spelling of its URL': {
			head: noindex,
			canonical: canonical(`${login}/`),
			url: login,
		},
	},
	bad: {
		'a hidden page that names another one': {
			head: noindex,
			canonical: canonical('https://example.com/account'),
			url: login,
			finds: [['both', { address: 'https://example.com/account' }]],
		},
		'a copy that is kept out of results as well': {
			head: noindex,
			canonical: canonical('https://example.com/bread'),
			finds: [['both']],
			saidBy: 'page_is_indexable',
		},
	},
	unjudged: {
		'a copy that may be shown': {
			canonical: canonical('https://example.com/bread'),
			status: 'not_applicable',
		},
		'a hidden page without a canonical URL': {
			head: noindex,
			canonical: '',
			url: login,
			status: 'not_applicable',
		},
	},
});
