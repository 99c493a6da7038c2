import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { contradictions } from './contradicting-directives.ts';
import { writtenDirective } from './written-directive.ts';

export const robotsRulesDoNotConflict = defineRule({
	name: 'robots_rules_do_not_conflict',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
		says: 'Where robots rules disagree, the more restrictive one applies.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	supersededBy: [{ rule: 'page_is_indexable', hides: ['index'] }],
	title: 'The robots rules agree with each other',
	why: 'Search engines follow the stricter of two rules, so the other rule has no effect, no matter who wrote it.',
	fix: 'Decide which rule is meant and remove the other; often a theme, a plugin and the server write one each.',
	messages: {
		index:
			'“{allowing}” and “{forbidding}” contradict each other, and the page stays out of results',
		follow:
			'“{allowing}” and “{forbidding}” contradict each other, and the links of the page are not followed',
	},
	many: '{count} robots rules contradict others',
	evaluate({ robotsDirectives }, found) {
		if (robotsDirectives.length < 2) return 'not_applicable';
		for (const { about, allowing, forbidding } of contradictions(robotsDirectives)) {
			const values = {
				allowing: writtenDirective(allowing),
				forbidding: writtenDirective(forbidding),
			};
			found[about](values, ...nodesOf(forbidding, allowing));
		}
	},
});
