import { defineRule } from '../../../audit/rule.ts';
import { meantRobotsRule } from './meant-robots-rule.ts';

export const robotsMetaIsValid = defineRule({
	name: 'robots_meta_is_valid',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'Rules are the listed words, separated by commas; other words have no effect.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	title: 'Search engines understand the robots rules',
	why: 'Search engines skip a rule that they do not know, so they show what the rule should keep out of results.',
	fix: 'Write the rule as search engines know it, with commas between several. If nothing should be hidden, remove it.',
	messages: {
		unknown: 'No search engine knows the robots rule “{written}”; it may mean “{meant}”',
	},
	many: 'No search engine knows {count} of the robots rules',
	evaluate({ robotsDirectives }, found) {
		if (robotsDirectives.length === 0) return 'not_applicable';
		for (const { name: written, node } of robotsDirectives) {
			const meant = meantRobotsRule(written);
			if (meant !== null) found.unknown({ written, meant }, ...(node === null ? [] : [node]));
		}
	},
});
