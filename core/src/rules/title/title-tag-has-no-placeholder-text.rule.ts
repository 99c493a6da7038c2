import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';
import { piecesOfTitle } from '../../text/keywords/site-name.ts';
import { findUnfilledParts } from '../../values/failed-value.ts';
import { isSubject } from '../page-subject.ts';

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
	mayRead: ['descriptions', 'headings', 'language', 'opening'],
	title: 'The title has no placeholder text',
	why: 'A title with a placeholder looks unfinished in results and says nothing about the page.',
	fix: 'Replace the placeholder with words of your own; if a template should have filled it in, check the name of its variable.',
	messages: { placeholder: 'The title contains the placeholder “{text}”' },
	evaluate(page, found) {
		const title = shownTitle(page.titles);
		if (!title) return 'not_applicable';
		const code = page.language?.code ?? null;
		if (!arePhrasesLoaded(code)) return { notChecked: 'language_not_loaded' };
		const [first] = findUnfilledParts(piecesOfTitle(title.text), code, title.text);
		if (first && !isSubject(first, page)) found.placeholder({ text: first.text }, title.node);
	},
});
