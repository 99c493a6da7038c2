import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';

export const noindexPageIsCrawlable = defineRule({
	name: 'noindex_page_is_crawlable',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'These rules can be read and followed only if crawlers may fetch the page that has them.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives', 'crawlerAccess'],
	// If the page is meant to be found, these two rules already report the problem.
	supersededBy: [
		{ rule: 'page_is_indexable', hides: 'rule' },
		{ rule: 'page_is_not_blocked_by_robots_txt', hides: 'rule' },
	],
	title: 'Search engines can read the page’s “noindex”',
	why: 'A search engine that is not allowed to fetch the page never sees its “noindex”, and may still show its URL if others link to it.',
	fix: 'Allow this URL in robots.txt for as long as “noindex” should work. If it does no harm when the bare URL shows up, leave robots.txt as it is.',
	messages: {
		unseen: '{crawler} cannot see the “noindex” of the page, because robots.txt says “{line}”',
	},
	many: '{count} search engines cannot see the “noindex” of the page, because of robots.txt',
	evaluate({ crawlerAccess, robotsDirectives }, found, { now, ruleSet }) {
		const deciding = decidingCrawlers(ruleSet);
		const blocking = blockingDirectives(robotsDirectives, deciding, now);
		if (blocking.length === 0) return 'not_applicable';
		for (const { crawler, isAllowed, line } of crawlerAccess) {
			if (isAllowed || !line || !deciding.has(crawler.toLowerCase())) continue;
			found.unseen({ crawler, line }, ...nodesOf(...blocking));
		}
	},
});
