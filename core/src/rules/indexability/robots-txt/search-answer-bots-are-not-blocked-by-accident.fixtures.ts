import { fixturesFor } from '../../fixture.ts';
import { searchAnswerBotsAreNotBlockedByAccident } from './search-answer-bots-are-not-blocked-by-accident.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });
const listed = ['User-agent: Googlebot', 'User-agent: bingbot', 'Allow: /'];

export const fixtures = fixturesFor(searchAnswerBotsAreNotBlockedByAccident, {
	good: {
		'a page that everybody may read': {},
		'crawlers that are shut out by name': {
			robotsTxt: robotsTxt('User-agent: OAI-SearchBot', 'Disallow: /'),
		},
		'crawlers for training alone': {
			robotsTxt: robotsTxt('User-agent: GPTBot', 'User-agent: Google-Extended', 'Disallow: /'),
		},
		'a basket': {
			robotsTxt: robotsTxt(...listed, 'User-agent: *', 'Disallow: /'),
			url: 'https://example.com/cart',
		},
	},
	bad: {
		'search engines by name, everybody else shut out': {
			robotsTxt: robotsTxt(...listed, 'User-agent: *', 'Disallow: /'),
			finds: [
				[
					'shut',
					{ line: 'Disallow: /', crawlers: 'OAI-SearchBot, Claude-SearchBot, PerplexityBot' },
				],
			],
		},
		'one of them by name as well': {
			robotsTxt: robotsTxt(
				...listed,
				'User-agent: OAI-SearchBot',
				'User-agent: Claude-SearchBot',
				'Allow: /',
				'User-agent: *',
				'Disallow: /bread/',
			),
			finds: [['shut', { crawlers: 'PerplexityBot' }]],
		},
	},
	unjudged: {
		'a page that search engines may not read either': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /'),
			status: 'not_applicable',
		},
	},
});
