import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { findStuffing } from '../../text/keywords/stuffed-title.ts';
import { countWords } from '../../text/words/count-words.ts';

/** A longer text may repeat a word more often, but every tenth word is too often. */
const fewestRepetitions = 4;
const wordsARepetition = 10;

export const metaDescriptionIsNotKeywordStuffed = defineRule({
	name: 'meta_description_is_not_keyword_stuffed',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://yandex.com/support/webmaster/indexing-options/description.html',
		says: 'A description has properly written sentences and does not overuse keywords.',
		checked: '2026-11-20',
	},
	reads: ['descriptions', 'language'],
	supersededBy: [
		{ rule: 'meta_description_has_no_placeholder_text', hides: 'rule' },
		{ rule: 'meta_description_is_specific', hides: 'rule' },
	],
	title: 'The meta description does not repeat words',
	why: 'A description that repeats the same word again and again reads like spam, and search engines show other text instead.',
	fix: 'Say each word once or twice and use the space to say what people find on this page.',
	messages: { repeated: 'The meta description contains “{word}” {count} times' },
	evaluate({ descriptions, language }, found) {
		const description = shownDescription(descriptions);
		if (!description || language.code === null) return 'not_applicable';
		const { content, node } = description;
		const allowed = Math.max(fewestRepetitions, Math.floor(countWords(content) / wordsARepetition));
		const stuffing = findStuffing(content, language.code, allowed);
		if (stuffing === 'not_loaded') return { notChecked: 'language_not_loaded' };
		if (stuffing === 'no_data') return 'not_applicable';
		if (stuffing) found.repeated({ ...stuffing }, node);
	},
});
