import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { hasSnippetText } from './snippet-text.ts';

export const metaDescriptionTagUsed = defineRule({
	name: 'meta_description_tag_used',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'Google takes the snippet of a result mainly from the text of the page, and uses the meta description if it describes the page better.',
		checked: '2026-11-23',
	},
	reads: ['descriptions'],
	mayRead: ['indexingIntent', 'mainText', 'openGraph'],
	supersededBy: [{ rule: 'main_content_is_not_empty', hides: 'rule' }],
	title: 'The page has a meta description',
	why: 'The description is your suggestion for the text below the title in a result; without one, search engines pick a passage from the page.',
	fix: 'Write one or two sentences that say what the page offers, and put them in a meta description.',
	messages: {
		missing: 'The page has no meta description, and little text for a snippet',
		empty: 'The meta description is empty, and the page has little text for a snippet',
		missing_beside_text: 'The page has no meta description, so engines choose the snippet',
		empty_beside_text: 'The meta description is empty, so engines choose the snippet',
	},
	noteMessages: ['missing_beside_text', 'empty_beside_text'],
	evaluate({ descriptions, indexingIntent, mainText, openGraph }, found) {
		// Nobody sees the description of a page outside search results.
		if (indexingIntent === 'hidden') return 'not_applicable';
		if (shownDescription(descriptions)) return;
		const [first] = descriptions;
		const isBesideText = hasSnippetText(mainText, openGraph);
		if (!first) found[isBesideText ? 'missing_beside_text' : 'missing']();
		else found[isBesideText ? 'empty_beside_text' : 'empty'](first.node);
	},
});
