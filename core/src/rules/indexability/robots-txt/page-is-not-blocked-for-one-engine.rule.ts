import { defineRule } from '../../../audit/rule.ts';
import { otherEngines } from '../../../rule-sets/deciding-engines.ts';

export const pageIsNotBlockedForOneEngine = defineRule({
	name: 'page_is_not_blocked_for_one_engine',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
		says: 'robots.txt tells crawlers which URLs they may request. A page that they are not allowed to request is not read; its URL can still appear in results, without a description.',
		checked: '2026-11-20',
	},
	reads: ['crawlerAccess'],
	mayRead: ['indexingIntent'],
	supersededBy: [
		{ rule: 'page_is_not_blocked_by_robots_txt', hides: 'rule' },
		{ rule: 'page_is_indexable', hides: 'rule' },
	],
	title: 'robots.txt shuts out no single search engine',
	why: 'People who search with that engine do not find the page, and assistants that build on its index do not either. Such a rule is often left over, or meant for other crawlers.',
	fix: 'Remove the line from robots.txt, or add a group for this crawler that allows the page, unless the engine is meant to leave the page out.',
	messages: {
		engine: 'Line {number} of robots.txt (“{line}”) keeps {engine} away from the page',
	},
	evaluate({ crawlerAccess, indexingIntent }, found, { ruleSet }) {
		if (crawlerAccess.length === 0) return 'not_applicable';
		if (indexingIntent === 'hidden') return;
		for (const { crawlers, engine } of otherEngines(ruleSet)) {
			const own = crawlerAccess.find(({ crawler }) => crawlers.has(crawler.toLowerCase()));
			// If no line decides, the whole file is out of reach, for every engine.
			if (!own || own.isAllowed || own.lineNumber === null) continue;
			found.engine({ engine, line: own.line, number: own.lineNumber });
		}
	},
});
