import { defineRule } from '../../audit/rule.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';

export const titleTagUsed = defineRule({
	name: 'title_tag_used',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'error',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Every page needs a title element; it is the first source of the title in results.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	title: 'The page has a title',
	why: 'Search engines take the title of a result from the title element first, and make one up where it is missing.',
	fix: 'Write a title that says what this page is about and sets it apart from your other pages.',
	messages: {
		missing: 'The page has no title',
		empty: 'The title is empty',
	},
	evaluate({ titles }, found) {
		const [first] = titles;
		if (!first) found.missing();
		else if (!titles.some(({ text }) => hasContent(text))) found.empty(first.node);
	},
});
