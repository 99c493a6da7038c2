import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { otherEngines } from '../../../rule-sets/deciding-engines.ts';
import { writtenDirective } from './written-directive.ts';

export const pageIsNotNoindexedForOneEngine = defineRule({
	name: 'page_is_not_noindexed_for_one_engine',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'A robots rule may name one crawler, in a meta tag of that name or before the rule in an X-Robots-Tag header; then it applies only to that crawler.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	mayRead: ['indexingIntent'],
	supersededBy: [{ rule: 'page_is_indexable', hides: 'rule' }],
	title: 'No single search engine is shut out',
	why: 'People who search with that engine do not find the page, and assistants that build on its index do not either. Such a rule is often left over from a test.',
	fix: 'Remove the rule, unless this engine is meant to leave the page out.',
	messages: { engine: 'The rule “{rule}” keeps the page out of {engine} only' },
	many: '{count} rules keep the page out of one search engine each',
	evaluate({ indexingIntent, robotsDirectives }, found, { now, ruleSet }) {
		if (indexingIntent === 'hidden') return;
		const own = robotsDirectives.filter(({ crawler }) => crawler !== 'robots');
		for (const { crawlers, engine } of otherEngines(ruleSet)) {
			for (const directive of blockingDirectives(own, crawlers, now)) {
				found.engine({ engine, rule: writtenDirective(directive) }, ...nodesOf(directive));
			}
		}
	},
});
