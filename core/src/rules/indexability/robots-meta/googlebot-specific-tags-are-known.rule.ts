import { defineRule } from '../../../audit/rule.ts';

export const googlebotSpecificTagsAreKnown = defineRule({
	name: 'googlebot_specific_tags_are_known',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'In robots meta tags Google listens to googlebot and, for news, to googlebot-news; other names are ignored.',
		checked: '2026-11-20',
	},
	reads: ['robotsMetas'],
	title: 'Robots tags for Google’s crawlers have known names',
	why: 'A tag with any other name does nothing, so its rules have no effect.',
	fix: 'Write the rule for “googlebot”. A rule for a different crawler belongs in robots.txt, under the name of that crawler.',
	messages: { unread: 'Google does not read the robots tag “{name}”' },
	many: 'Google does not read {count} of the robots tags',
	evaluate({ robotsMetas }, found) {
		for (const { name, node } of robotsMetas) {
			if (name.startsWith('google') && !readNames.has(name)) found.unread({ name }, node);
		}
	},
});

const readNames: ReadonlySet<string> = new Set(['googlebot', 'googlebot-news']);
