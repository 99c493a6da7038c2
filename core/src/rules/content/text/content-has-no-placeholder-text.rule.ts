import { defineRule } from '../../../audit/rule.ts';
import type { TextBlock } from '../../../facts/collected/body/text-blocks.ts';
import type { MainText } from '../../../facts/derived/page/main-text.fact.ts';
import { shownTitle } from '../../../facts/derived/page/shown-text.ts';
import { baseLanguage } from '../../../languages/language-tag.ts';
import { arePhrasesLoaded } from '../../../rule-sets/phrase-sets.ts';
import {
	findPlaceholders,
	findTextPlaceholders,
	noteToSelf,
	printedValueIn,
} from '../../../rule-sets/placeholders.ts';
import { isSubject, type PageVoice } from '../../page-subject.ts';

export const contentHasNoPlaceholderText = defineRule({
	name: 'content_has_no_placeholder_text',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
		says: 'Among the questions Google asks about a page: is it produced well, or does it look sloppy or made in haste?',
		checked: '2026-11-20',
	},
	reads: ['mainText', 'textBlocks'],
	mayRead: [
		'descriptions',
		'headings',
		'language',
		'opening',
		'rawHtml',
		'scriptTemplates',
		'titles',
	],
	title: 'The text has no placeholders',
	why: 'Filler such as “lorem ipsum” or an unfilled variable tells visitors and search engines that the page is not finished.',
	fix: 'Replace the placeholder with your own text, or remove the part that has no text yet.',
	messages: { placeholder: 'The text contains the placeholder “{text}”' },
	many: '{count} parts of the text contain placeholders',
	evaluate(page, found, { ofParts }) {
		const { language, mainText, rawHtml, scriptTemplates, textBlocks } = page;
		const { blocks } = mainText;
		if (blocks.length === 0) return 'not_applicable';
		const code = language?.code ?? null;
		if (!blocks.every((block) => arePhrasesLoaded(languageOf(block, code))))
			return { notChecked: 'language_not_loaded' };
		const texts = ofParts(placeholderIn, textBlocks, code);
		if (texts.every((text) => text === null)) return;
		const isMeant = meantOn(page, code);
		const content = new Set(blocks);
		// `mainText` leaves out what is mostly a link.
		const isContent = (block: TextBlock) =>
			content.has(block) || (isLink(block) && block.region === mainText.region);
		const unmeant = textBlocks.flatMap((block, at) => {
			const placeholder = texts[at] ?? null;
			return placeholder === null || !isContent(block) || isMeant(placeholder)
				? []
				: [{ node: block.node, text: placeholder.text }];
		});
		if (unmeant.length === 0) return;
		// As sent, such a page is a template; the rendered page shows anything that scripts leave
		// unfilled.
		const isTemplate = rawHtml !== null && (scriptTemplates?.length ?? 0) > 0;
		const lasting = unmeant.filter(({ text }) => !(isTemplate && text.startsWith('{{')));
		if (lasting.length === 0) return { notChecked: 'rendered_page_needed' };
		for (const { node, text } of lasting) found.placeholder({ text }, node);
	},
});

interface Found {
	readonly text: string;
	/** A value that a program printed, the author's note, or a text that was to be replaced. */
	readonly kind: 'value' | 'note' | 'text';
}

const languageOf = ({ lang }: TextBlock, pageLanguage: string | null) =>
	baseLanguage(lang) ?? pageLanguage;

function placeholderIn(block: TextBlock, pageLanguage: string | null): Found | null {
	const { codeLength, text } = block;
	// The block is only code. The length of the code includes white space that the text has
	// collapsed.
	if (codeLength >= text.length) return null;
	const value = valueIn(block);
	// The words of a link name a different page, but a printed value names nothing.
	if (value !== null || isLink(block)) return value;
	const language = languageOf(block, pageLanguage);
	const note = codeLength > 0 || meansEverything.has(language) ? null : noteToSelf(text);
	if (note !== null) return { text: note, kind: 'note' };
	const [first] = findTextPlaceholders(text, language, codeLength > 0);
	return first ? { text: first.text, kind: 'text' } : null;
}

/** “TODO: …” may be an ordinary heading there. */
const meansEverything: ReadonlySet<string | null> = new Set(['es', 'pt', 'gl']);

const isLink = ({ kind, linkedLength, text }: TextBlock) =>
	linkedLength * 2 > text.length && kind !== 'button';

/** Tables and lists of data contain “null” and “NaN”. */
const cells: ReadonlySet<string> = new Set(['td', 'th', 'li', 'dt', 'dd']);

function valueIn({ codeLength, kind, text }: TextBlock): Found | null {
	const value = codeLength > 0 ? null : printedValueIn(text);
	const isDatum = cells.has(kind) && value !== '[object Object]';
	return value === null || isDatum ? null : { text: value, kind: 'value' };
}

/** Whether the page is about what was found, or about programs. */
function meantOn(
	page: PageVoice & { readonly mainText: MainText },
	language: string | null,
): (found: Found) => boolean {
	const hasCode = page.mainText.blocks.some(({ codeLength }) => codeLength > 0);
	const title = shownTitle(page.titles ?? [])?.text ?? '';
	const topics = findPlaceholders(title, language);
	const isAboutTexts = topics.some(({ text }) => isSubject(text, page));
	const subjects = new Map<string, boolean>();
	const isNamed = (text: string) => {
		const isAbout = subjects.get(text) ?? isSubject(text, page);
		subjects.set(text, isAbout);
		return isAbout;
	};
	return ({ kind, text }) =>
		kind === 'text' ? isAboutTexts : (kind === 'value' && hasCode) || isNamed(text);
}
