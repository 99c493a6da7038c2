import { defineRule } from '../../../audit/rule.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';

export const searchAnswerBotsAreNotBlockedByAccident = defineRule({
	name: 'search_answer_bots_are_not_blocked_by_accident',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://developers.openai.com/api/docs/bots',
		says: 'Sites that block OpenAI’s search crawler are not shown in the search answers of ChatGPT. Anthropic says much the same about its own crawler.',
		checked: '2026-11-21',
	},
	reads: ['crawlerAccess'],
	mayRead: ['indexingIntent'],
	title: 'No rule for all crawlers blocks assistants that search',
	why: 'robots.txt allows search engines by name and blocks all other crawlers. Assistants such as ChatGPT, Claude and Perplexity therefore do not find the page for their answers, which may not be intended.',
	fix: 'Name the assistants’ crawlers in robots.txt: with “Allow: /” if they may find the page, with “Disallow: /” if they should stay away.',
	messages: {
		shut: 'A rule for all crawlers (“{line}”) blocks those that find pages for answers ({crawlers})',
	},
	evaluate({ crawlerAccess, indexingIntent }, found, { ruleSet }) {
		const deciding = decidingCrawlers(ruleSet);
		const isShutOut = crawlerAccess.some(
			({ crawler, isAllowed }) => !isAllowed && deciding.has(crawler.toLowerCase()),
		);
		if (isShutOut || crawlerAccess.length === 0) return 'not_applicable';
		if (indexingIntent === 'hidden') return;
		const shut = crawlerAccess.filter(
			({ isAllowed, isNamed, purpose }) => purpose === 'answers' && !isAllowed && !isNamed,
		);
		const [first] = shut;
		if (!first) return;
		const crawlers = shut.map(({ crawler }) => crawler).join(', ');
		found.shut({ line: first.line, crawlers });
	},
});
