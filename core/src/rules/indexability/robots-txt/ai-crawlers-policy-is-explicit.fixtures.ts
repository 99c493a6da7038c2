import { fixturesFor } from '../../fixture.ts';
import { aiCrawlersPolicyIsExplicit } from './ai-crawlers-policy-is-explicit.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });

export const fixtures = fixturesFor(aiCrawlersPolicyIsExplicit, {
	good: {
		'a page that everybody may read': {},
		'a rule for another folder': {
			robotsTxt: robotsTxt('User-agent: GPTBot', 'Disallow: /recipes/'),
		},
		'a page that nobody may read, search engines included': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /'),
		},
	},
	bad: {
		'two crawlers for training': {
			robotsTxt: robotsTxt('User-agent: GPTBot', 'User-agent: CCBot', 'Disallow: /'),
			finds: [['training', { crawlers: 'GPTBot, CCBot' }]],
		},
		'crawlers of both kinds': {
			robotsTxt: robotsTxt('User-agent: ClaudeBot', 'User-agent: PerplexityBot', 'Disallow: /'),
			finds: [
				['training', { crawlers: 'ClaudeBot' }],
				['answers', { crawlers: 'PerplexityBot' }],
			],
		},
	},
});
