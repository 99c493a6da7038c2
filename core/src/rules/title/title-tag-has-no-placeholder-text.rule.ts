import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';
import { findTitlePlaceholders } from '../../rule-sets/placeholders.ts';

export const titleTagHasNoPlaceholderText = defineRule({
	name: 'title_tag_has_no_placeholder_text',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 5,
	class: 'engine',
	severity: 'error',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Titles that a template left half empty, or that do not say what the page is about, are replaced in results.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	mayRead: ['language'],
	title: 'The title has no placeholder text',
	why: 'A title with a placeholder looks unfinished in results and says nothing about the page.',
	fix: 'Replace the placeholder with words of your own; if a template should have filled it in, check the name of its variable.',
	messages: { placeholder: 'The title contains the placeholder “{text}”' },
	evaluate({ language, titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const code = language?.code ?? null;
		if (!arePhrasesLoaded(code)) return { notChecked: 'language_not_loaded' };
		const [first] = findTitlePlaceholders(title.text, code);
		if (first) found.placeholder({ text: first.text }, title.node);
	},
});
