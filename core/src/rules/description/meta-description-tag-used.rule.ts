import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';

export const metaDescriptionTagUsed = defineRule({
	name: 'meta_description_tag_used',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'error',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'Google shows the meta description in a result where it describes the page better than other parts of it, and asks for one on every page.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	mayRead: ['indexingIntent'],
	title: 'The page has a meta description',
	why: 'The description is your own offer of what stands below the title in a result; without one, search engines pick a passage of the page.',
	fix: 'Write one or two sentences that tell what the page offers, and put them into a meta description.',
	messages: {
		missing: 'The page has no meta description',
		empty: 'The meta description is empty',
	},
	evaluate({ descriptions, indexingIntent }, found) {
		// Nobody sees the description of a page outside search results.
		if (indexingIntent === 'hidden') return 'not_applicable';
		const [first] = descriptions;
		if (!first) found.missing();
		else if (!shownDescription(descriptions)) found.empty(first.node);
	},
});
