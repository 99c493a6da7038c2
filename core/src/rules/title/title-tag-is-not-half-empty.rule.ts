import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { isHalfEmptyTitle } from '../../text/keywords/site-name.ts';

export const titleTagIsNotHalfEmpty = defineRule({
	name: 'title_tag_is_not_half_empty',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Half-empty titles, where one part is missing beside a separator, are a reason for Google to write a title of its own.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	supersededBy: [{ rule: 'title_tag_has_no_placeholder_text', hides: 'rule' }],
	title: 'No part of the title is missing',
	why: 'A title that begins or ends with a separator shows that a part of it was never filled in, and Google replaces such titles.',
	fix: 'Fill in the missing part, or remove the separator; if a template makes the title, check why one of its parts is empty.',
	messages: { halfEmpty: 'A part of the title “{text}” is missing' },
	evaluate({ titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		if (isHalfEmptyTitle(title.text)) found.halfEmpty({ text: title.text }, title.node);
	},
});
