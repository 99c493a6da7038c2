import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import { writtenDirective } from './written-directive.ts';

export const pageLinksAreFollowed = defineRule({
	name: 'page_links_are_followed',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'With nofollow, the links on the page are not followed; without it, Google may use them to find the pages they lead to.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	mayRead: ['indexingIntent'],
	supersededBy: [{ rule: 'robots_rules_do_not_conflict', hides: 'node' }],
	title: 'Search engines are allowed to follow the links on the page',
	why: 'If search engines do not follow the links on a page, they may not find those of your pages that only it links to.',
	fix: 'Remove “nofollow” from the robots rules. For individual links that you do not vouch for, use rel="nofollow" or rel="sponsored".',
	messages: {
		nofollow: 'The rule “{rule}” keeps search engines from following any link on the page',
	},
	many: '{count} rules keep search engines from following any link on the page',
	evaluate({ indexingIntent, robotsDirectives }, found, { now, ruleSet }) {
		const deciding = decidingCrawlers(ruleSet);
		if (blockingDirectives(robotsDirectives, deciding, now).length > 0) return 'not_applicable';
		if (indexingIntent === 'hidden') return;
		for (const directive of robotsDirectives) {
			const { crawler, name, value } = directive;
			const isHeard = crawler === 'robots' || deciding.has(crawler);
			if (!isHeard || name !== 'nofollow' || value !== null) continue;
			found.nofollow({ rule: writtenDirective(directive) }, ...nodesOf(directive));
		}
	},
});
