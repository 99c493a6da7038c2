import { defineRule } from '../../../audit/rule.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';

export const pageIsNotBlockedByRobotsTxt = defineRule({
	name: 'page_is_not_blocked_by_robots_txt',
	group: 'indexability',
	risk: 'high',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'blocker',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
		says: 'robots.txt tells crawlers which URLs they may request. A page that they are not allowed to request is not read; its URL can still appear in results, without a description.',
		checked: '2026-11-20',
	},
	reads: ['crawlerAccess'],
	mayRead: ['indexingIntent'],
	title: 'robots.txt lets search engines read the page',
	why: 'A search engine that is not allowed to read the page knows nothing about its content, and shows at most its bare URL.',
	fix: 'Change or remove the line in robots.txt, or add a longer “Allow” line for this URL. To keep a page out of results, use “noindex” instead, which works only on pages that search engines can read.',
	messages: {
		blocked: 'Line {number} of robots.txt (“{line}”) keeps {crawler} away from the page',
		closed: 'robots.txt keeps {crawler} away from the page',
	},
	many: 'robots.txt keeps {count} search engines away from the page',
	evaluate({ crawlerAccess, indexingIntent }, found, { ruleSet }) {
		if (crawlerAccess.length === 0) return 'not_applicable';
		if (indexingIntent === 'hidden') return;
		const deciding = decidingCrawlers(ruleSet);
		for (const { crawler, isAllowed, line, lineNumber } of crawlerAccess) {
			if (isAllowed || !deciding.has(crawler.toLowerCase())) continue;
			if (lineNumber !== null) found.blocked({ crawler, line, number: lineNumber });
			else found.closed({ crawler });
		}
	},
});
