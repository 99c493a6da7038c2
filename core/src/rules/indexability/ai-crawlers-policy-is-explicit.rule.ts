import { defineRule } from '../../audit/rule.ts';
import type { CrawlerAccess } from '../../facts/derived/indexing/crawler-access.fact.ts';
import { decidingCrawlers } from '../../rule-sets/deciding-engines.ts';

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
		says: 'OpenAI has one crawler whose texts models may learn from and another that finds pages for search; robots.txt addresses each by its own name, and one setting does not touch the other. Anthropic divides its crawlers in the same way.',
		checked: '2026-11-21',
	},
	reads: ['crawlerAccess'],
	title: 'It is known which crawlers of AI companies may read the page',
	why: 'Whether models may learn from a page and whether assistants may find and quote it are two decisions. Neither changes how search engines rank it.',
	fix: 'If this is what you decided, there is nothing to do. If not, name the crawlers in robots.txt, each group with its own rules.',
	messages: {
		training: 'robots.txt keeps the page from models that learn ({crawlers})',
		answers: 'robots.txt keeps the page from assistants that search and quote ({crawlers})',
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
