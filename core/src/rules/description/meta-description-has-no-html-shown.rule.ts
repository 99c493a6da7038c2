import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { isAboutMarkup, markupShownInText } from '../../rule-sets/shown-markup.ts';
import { shorten } from '../../text/width/shorten.ts';

export const metaDescriptionHasNoHtmlShown = defineRule({
	name: 'meta_description_has_no_html_shown',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 5,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
		says: 'The value of a description is free text that describes the page, for use in a directory of pages such as a search engine.',
		checked: '2026-11-25',
	},
	reads: ['descriptions'],
	title: 'The meta description shows no HTML entities or tags',
	why: 'A description is plain text. Results may show tags, and entities that are escaped twice, as they are written, and the page looks broken.',
	fix: 'Write the character itself, without tags; if a template or plugin builds the description, make sure that it removes tags and escapes only once.',
	messages: { shown: 'The meta description contains “{piece}” as text' },
	evaluate({ descriptions }, found) {
		const description = shownDescription(descriptions);
		if (!description || isAboutMarkup(description.content.replace(/<[^>]*>?/g, ''))) {
			return 'not_applicable';
		}
		const piece = markupShownInText(description.content);
		if (piece !== null) found.shown({ piece: shorten(piece, 40) }, description.node);
	},
});
