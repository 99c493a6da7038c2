import { defineRule } from '../../audit/rule.ts';
import { blockingDirectives } from '../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../rule-sets/deciding-engines.ts';

export const canonicalTagUsed = defineRule({
	name: 'canonical_tag_used',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'There are several ways to name the address that counts; none of them is required, and without them Google chooses one.',
		checked: '2026-11-20',
	},
	reads: ['canonicals', 'statedCanonicals'],
	mayRead: ['indexingIntent', 'robotsDirectives'],
	title: 'The page names its canonical address',
	why: 'Pages are often reached by several addresses, with a slash at the end, “www.” or parameters. Without a canonical address search engines choose the one they show; mostly they choose well.',
	fix: 'Where pages can be reached by several addresses, let the head of each have <link rel="canonical" href="…"> with its whole address.',
	messages: { missing: 'The page names no canonical address' },
	evaluate(facts, found, { now, ruleSet }) {
		const { canonicals, indexingIntent, robotsDirectives, statedCanonicals } = facts;
		const deciding = decidingCrawlers(ruleSet);
		const isHidden = blockingDirectives(robotsDirectives ?? [], deciding, now).length > 0;
		if (isHidden || indexingIntent === 'hidden') return 'not_applicable';
		if (canonicals.length + statedCanonicals.length === 0) found.missing();
	},
});
