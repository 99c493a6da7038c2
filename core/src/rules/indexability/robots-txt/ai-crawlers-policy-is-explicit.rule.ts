import { defineRule } from '../../../audit/rule.ts';
import type { CrawlerAccess } from '../../../facts/derived/indexing/crawler-access.fact.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';

export const aiCrawlersPolicyIsExplicit = defineRule({
	name: 'ai_crawlers_policy_is_explicit',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://developers.openai.com/api/docs/bots',
		says: 'OpenAI has one crawler for training models and another for search; robots.txt controls each by its own name, and one setting does not affect the other. Anthropic does the same.',
		checked: '2026-11-21',
	},
	reads: ['crawlerAccess'],
	title: 'The rules for AI crawlers are what you intend',
	why: 'Letting models learn from a page and letting assistants find and quote it are two separate decisions. Neither changes how search engines rank it.',
	fix: 'If you decided on these rules, there is nothing to do. If not, name the crawlers in robots.txt and give each group its own rules.',
	messages: {
		training: 'robots.txt blocks crawlers that collect training data for AI models ({crawlers})',
		answers: 'robots.txt blocks AI assistants that search and quote ({crawlers})',
	},
	evaluate({ crawlerAccess }, found, { ruleSet }) {
		const deciding = decidingCrawlers(ruleSet);
		const shut = crawlerAccess.filter(({ isAllowed }) => !isAllowed);
		// If search engines are blocked too, that is the finding to report.
		if (shut.some(({ crawler }) => deciding.has(crawler.toLowerCase()))) return;
		const training = namesOf(shut, 'training');
		const answers = namesOf(shut, 'answers');
		if (training) found.training({ crawlers: training });
		if (answers) found.answers({ crawlers: answers });
	},
});

const namesOf = (access: readonly CrawlerAccess[], wanted: CrawlerAccess['purpose']) =>
	access
		.filter(({ purpose }) => purpose === wanted)
		.map(({ crawler }) => crawler)
		.join(', ');
