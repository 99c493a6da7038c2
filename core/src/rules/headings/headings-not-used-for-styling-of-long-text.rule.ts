import { defineRule } from '../../audit/rule.ts';
import { shorten } from '../../text/width/shorten.ts';

/** Characters; half as many where each is a syllable or a word. */
const limit = 200;

export const headingsNotUsedForStylingOfLongText = defineRule({
	name: 'headings_not_used_for_styling_of_long_text',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
		says: 'Headings help readers find their way through a longer text.',
		checked: '2026-11-20',
	},
	reads: ['headings'],
	title: 'Headings are not paragraphs in large letters',
	why: 'A paragraph marked as a heading tells screen readers and search engines that it names a section. It does not, and it obscures the headings that do.',
	fix: 'Make the text a paragraph and set its size with a style.',
	messages: { long: 'A heading has {count} characters: “{text}”' },
	many: '{count} headings are whole paragraphs',
	evaluate({ headings }, found) {
		if (headings.length === 0) return 'not_applicable';
		for (const { isHidden, node, text } of headings) {
			if (isHidden || text.length <= limit / 2 || text.length <= limitFor(text)) continue;
			found.long({ count: text.length, text: shorten(text, 80) }, node);
		}
	},
});

const limitFor = (text: string) =>
	(text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0) * 2 > text.length
		? limit / 2
		: limit;
