import { defineRule } from '../../../audit/rule.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import { writtenDirective } from './written-directive.ts';

export const pageIsIndexable = defineRule({
	name: 'page_is_indexable',
	group: 'indexability',
	risk: 'high',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'blocker',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'A page with noindex, none or a past unavailable_after, in a robots meta tag or an X-Robots-Tag header, is not shown in results; where rules disagree, the most restrictive one counts.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	mayRead: ['indexingIntent'],
	title: 'Search engines are allowed to show the page',
	why: 'A page with a rule such as “noindex” disappears from search results, however good it is.',
	fix: 'If people should find this page, remove the rule; many systems set it with a switch such as “Discourage search engines”. If the page is meant to stay hidden, the rule is right: mark the page as hidden on purpose.',
	messages: {
		tag: 'A robots meta tag keeps the page out of search results (“{rule}”)',
		header: 'An X-Robots-Tag header keeps the page out of search results (“{rule}”)',
	},
	many: '{count} rules keep the page out of search results',
	evaluate({ indexingIntent, robotsDirectives }, found, { now, ruleSet }) {
		if (indexingIntent === 'hidden') return;
		for (const directive of blockingDirectives(robotsDirectives, decidingCrawlers(ruleSet), now)) {
			const { node } = directive;
			const rule = writtenDirective(directive);
			if (node === null) found.header({ rule });
			else found.tag({ rule }, node);
		}
	},
});
