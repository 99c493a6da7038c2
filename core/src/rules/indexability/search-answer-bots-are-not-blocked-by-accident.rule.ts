import { defineRule } from '../../audit/rule.ts';
import { decidingCrawlers } from '../../rule-sets/deciding-engines.ts';

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
		says: 'Sites that shut out OpenAI’s search crawler are not shown in the search answers of ChatGPT. Anthropic says the like of its own.',
		checked: '2026-11-21',
	},
	reads: ['crawlerAccess'],
	mayRead: ['indexingIntent'],
	title: 'Assistants that search are not shut out by a rule for everybody',
	why: 'robots.txt lets search engines in by name and shuts out everybody else. So assistants such as ChatGPT, Claude and Perplexity do not find the page for their answers, which may not have been meant.',
	fix: 'Name these crawlers in robots.txt: with “Allow: /” if they may find the page, with “Disallow: /” if they are meant to stay away.',
	messages: {
		shut: 'A rule for everybody (“{line}”) shuts out crawlers that find pages for answers ({crawlers})',
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
