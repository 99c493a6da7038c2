import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';
import { findUnfilledSentences } from '../../values/failed-value.ts';
import { isSubject } from '../page-subject.ts';

export const metaDescriptionHasNoPlaceholderText = defineRule({
	name: 'meta_description_has_no_placeholder_text',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'A description should describe the specific page, for people to read; Google uses it only where it does that better than the text of the page.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	mayRead: ['headings', 'language', 'opening', 'titles'],
	title: 'The meta description has no placeholder text',
	why: 'A description with a placeholder looks unfinished in results and says nothing about the page.',
	fix: 'Replace the placeholder with words of your own; if a template should have filled it in, check the name of its variable.',
	messages: { placeholder: 'The meta description contains the placeholder “{text}”' },
	evaluate(page, found) {
		const description = shownDescription(page.descriptions);
		if (!description) return 'not_applicable';
		const code = page.language?.code ?? null;
		if (!arePhrasesLoaded(code)) return { notChecked: 'language_not_loaded' };
		const [first] = findUnfilledSentences(description.content, code);
		if (first && !isSubject(first, page)) found.placeholder({ text: first.text }, description.node);
	},
});
