import { fixturesFor } from '../../fixture.ts';
import { noindexPageIsCrawlable } from './noindex-page-is-crawlable.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });
const noindex = '<meta name="robots" content="noindex">';

export const fixtures = fixturesFor(noindexPageIsCrawlable, {
	good: {
		'noindex on a page that crawlers may read': {
			head: noindex,
			url: 'https://example.com/login',
		},
		'a rule for another crawler': {
			head: noindex,
			url: 'https://example.com/login',
			robotsTxt: robotsTxt('User-agent: GPTBot', 'Disallow: /'),
		},
		'a rule that forbids everything, in a country where people search with Baidu': {
			head: noindex,
			url: 'https://example.com/login',
			robotsTxt: robotsTxt('User-agent: Googlebot', 'Disallow: /'),
			geo: 'cn',
		},
	},
	bad: {
		'noindex that nobody may read': {
			head: noindex,
			canonical: '',
			url: 'https://example.com/login',
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /login'),
			finds: [['unseen', { crawler: 'Googlebot', line: 'Disallow: /login' }]],
		},
	},
	unjudged: {
		'a page that may be shown': { status: 'not_applicable' },
	},
});
