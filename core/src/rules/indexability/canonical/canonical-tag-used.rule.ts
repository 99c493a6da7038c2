import { defineRule } from '../../../audit/rule.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';

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
		says: 'There are several ways to specify the canonical URL; none of them is required, and without them Google chooses one.',
		checked: '2026-11-20',
	},
	reads: ['canonicals', 'statedCanonicals'],
	mayRead: ['indexingIntent', 'robotsDirectives'],
	title: 'The page declares its canonical URL',
	why: 'Pages often have several URLs, with a slash at the end, “www.” or parameters. Without a canonical URL, search engines choose the one they show; usually they choose well.',
	fix: 'If pages can be reached at several URLs, put <link rel="canonical" href="…"> with the absolute URL in the head of each.',
	messages: { missing: 'The page declares no canonical URL' },
	evaluate(facts, found, { now, ruleSet }) {
		const { canonicals, indexingIntent, robotsDirectives, statedCanonicals } = facts;
		const deciding = decidingCrawlers(ruleSet);
		const isHidden = blockingDirectives(robotsDirectives ?? [], deciding, now).length > 0;
		if (isHidden || indexingIntent === 'hidden') return 'not_applicable';
		if (canonicals.length + statedCanonicals.length === 0) found.missing();
	},
});
