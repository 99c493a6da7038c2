import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { isAboutMarkup, markupShownInTitle } from '../../rule-sets/shown-markup.ts';

export const titleTagHasNoHtmlEntitiesShown = defineRule({
	name: 'title_tag_has_no_html_entities_shown',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
		says: 'A title contains only text. Entities that are escaped twice, and tags, are shown as they are written.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	supersededBy: [{ rule: 'title_tag_has_no_placeholder_text', hides: 'rule' }],
	title: 'The title shows no HTML entities or tags',
	why: 'Browser tabs, search results and bookmarks show HTML entities and tags as plain text, and the page looks broken.',
	fix: 'Write the character itself, without tags; if a template or plugin builds the title, make sure that it is escaped only once.',
	messages: { shown: 'The title shows “{piece}” as text' },
	evaluate({ titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		if (isAboutMarkup(title.text)) return 'not_applicable';
		const piece = markupShownInTitle(title.text);
		if (piece) found.shown({ piece }, title.node);
	},
});
