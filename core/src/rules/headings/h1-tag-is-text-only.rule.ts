import { defineRule } from '../../audit/rule.ts';
import type { Heading } from '../../facts/collected/body/headings.fact.ts';
import type { PageType } from '../../facts/derived/page-type/page-type.fact.ts';
import type { Part } from '../../facts/fact.ts';

export const h1TagIsTextOnly = defineRule({
	name: 'h1_tag_is_text_only',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'The words of the main heading are one of the sources of the title in results. Using only text in it is a convention.',
		checked: '2026-11-20',
	},
	reads: ['headings'],
	mayRead: ['pageType'],
	supersededBy: [{ rule: 'h1_tag_is_not_empty', hides: 'node' }],
	title: 'The main heading contains only text',
	why: 'Words in a picture or a form field cannot be read, translated or searched as well as text, and may get lost.',
	fix: 'Write the words of the main heading as text and move pictures, tables and form fields out of it; emphasis, links and line breaks can stay.',
	messages: { mixed: 'The main heading contains more than text: {elements}' },
	many: '{count} main headings contain more than text',
	evaluate({ headings, pageType }, found) {
		const judged = headings.filter(
			(heading) => heading.level === 1 && !heading.isHidden && !isLogo(heading, pageType),
		);
		if (judged.length === 0) return 'not_applicable';
		for (const { node, parts } of judged) {
			const names = new Set(parts.filter(isMoreThanText).map(({ name }) => name));
			if (names.size > 0) found.mixed({ elements: [...names].join(', ') }, node);
		}
	},
});

/** The main heading of a home page is often a picture of the site name. */
const isLogo = ({ parts, text }: Heading, pageType: PageType | null) =>
	pageType === 'home' && text === '' && parts.some(({ name }) => pictures.has(name));

const pictures: ReadonlySet<string> = new Set(['img', 'svg', 'picture']);

const withoutOwnContent: ReadonlySet<string> = new Set(['a', 'picture', 'noscript']);

/** Icons hidden from readers do no harm; a picture without `alt` may be anything. */
function isMoreThanText({ isAriaHidden, label, name }: Part): boolean {
	if (isAriaHidden || withoutOwnContent.has(name)) return false;
	if (name === 'img') return label !== '';
	return name === 'svg' ? Boolean(label) : true;
}
