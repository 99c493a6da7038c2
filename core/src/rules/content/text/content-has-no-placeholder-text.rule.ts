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
	type Placeholder,
	printedIn,
} from '../../../values/failed-value.ts';
import { isAboutFiller, isAboutTemplates, isSubject, type PageVoice } from '../../page-subject.ts';

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
		'url',
	],
	supersededBy: [{ rule: 'title_tag_has_no_placeholder_text', hides: ['heading'] }],
	title: 'The text has no placeholders',
	why: 'Filler such as “lorem ipsum” or an unfilled variable tells visitors and search engines that the page is not finished.',
	fix: 'Replace the placeholder with your own text, or remove the part that has no text yet.',
	messages: {
		placeholder: 'The text contains the placeholder “{text}”',
		heading: 'The main heading contains the placeholder “{text}”',
		printed: 'The text contains “{text}”, which a program should have replaced or left out',
	},
	// Visitors of a forum quote such texts.
	noteMessages: ['printed'],
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
			content.has(block) ||
			block.kind === 'h1' ||
			(isLink(block) && block.region === mainText.region);
		const unmeant = textBlocks.flatMap((block, at) => {
			const placeholder = texts[at] ?? null;
			return placeholder === null || !isContent(block) || isMeant(placeholder)
				? []
				: [{ node: block.node, ...placeholder }];
		});
		if (unmeant.length === 0) return;
		// As sent, such a page is a template; the rendered page shows anything that scripts leave
		// unfilled.
		const isTemplate = rawHtml !== null && (scriptTemplates?.length ?? 0) > 0;
		const lasting = unmeant.filter(({ text }) => !(isTemplate && text.startsWith('{{')));
		if (lasting.length === 0) return { notChecked: 'rendered_page_needed' };
		for (const { message, node, text } of lasting) found[message]({ text }, node);
	},
});

type Found = Pick<Placeholder, 'text' | 'name'> & {
	/** The author's note, or what was found in the text. */
	readonly kind: 'note' | Placeholder['kind'];
	readonly message: 'placeholder' | 'heading' | 'printed';
};

const languageOf = ({ lang }: TextBlock, pageLanguage: string | null) =>
	baseLanguage(lang) ?? pageLanguage;

function placeholderIn(block: TextBlock, pageLanguage: string | null): Found | null {
	const { codeLength, kind, text } = block;
	// The block is only code. The length of the code includes white space that the text has
	// collapsed.
	if (codeLength >= text.length) return null;
	const value = valueIn(block);
	// The words of a link name a different page, but a printed value names nothing.
	if (value !== null || isLink(block)) return value;
	const language = languageOf(block, pageLanguage);
	const note = codeLength > 0 || meansEverything.has(language) ? null : noteToSelf(text);
	if (note !== null) return { text: note, name: note, kind: 'note', message: 'placeholder' };
	const wanted = kind === 'h1' ? 'all variables' : 'lasting variables';
	const [first] = findTextPlaceholders(
		text,
		language,
		isQuotation(block) ? 'no variables' : wanted,
	);
	if (!first) return null;
	if (kind === 'h1') return { ...first, message: 'heading' };
	const isSure = first.kind === 'phrase' || sureVariable.test(first.text);
	return { ...first, message: isSure ? 'placeholder' : 'printed' };
}

/** “TODO: …” may be an ordinary heading there. */
const meansEverything: ReadonlySet<string | null> = new Set(['es', 'pt', 'gl']);

const isLink = ({ kind, linkedLength, text }: TextBlock) =>
	linkedLength * 2 > text.length && kind !== 'button';

/** Tables and lists of data contain “null” and “NaN”. */
const cells: ReadonlySet<string> = new Set(['td', 'th', 'li', 'dt', 'dd']);

function valueIn({ codeLength, kind, text }: TextBlock): Found | null {
	if (codeLength > 0 || kind === 'blockquote') return null;
	const value = printedIn(text, kind === 'h1' ? 'field' : 'prose');
	if (value === null || (cells.has(kind) && !printedObject.test(value.text))) return null;
	if (kind === 'h1') return { ...value, message: 'heading' };
	return { ...value, message: sureValue.test(value.text) ? 'placeholder' : 'printed' };
}

/** Others may be a note or a quotation. */
const sureVariable = /^(?:\{[{%]|<%|\$\{|%%)/;
const isQuotation = ({ codeLength, kind }: TextBlock) => codeLength > 0 || kind === 'blockquote';

const printedObject = /^\[object /i;
const sureValue = /^(?:undefined|null|NaN|Invalid Date|\[object \w+\])$/i;

/** Whether the page is about what was found, or about programs. */
function meantOn(
	page: PageVoice & { readonly mainText: MainText; readonly url: string | null },
	language: string | null,
): (found: Found) => boolean {
	const codes = page.mainText.blocks.filter(({ codeLength }) => codeLength > 0);
	const title = shownTitle(page.titles ?? [])?.text ?? '';
	const topics = findPlaceholders(title, language);
	const isAboutTexts = topics.some((topic) => isSubject(topic, page));
	const subjects = new Map<string, boolean>();
	const isNamed = (found: Found) => {
		const { kind, name } = found;
		const isAbout =
			subjects.get(name) ?? isSubject(kind === 'note' ? name : { ...found, kind }, page);
		subjects.set(name, isAbout);
		return isAbout;
	};
	const isInCode = (variable: string) =>
		codes.some(({ text }) => text.includes(variable.slice(0, 2))) ||
		isAboutTemplates(page, variable);
	return (found) => {
		const { kind, text } = found;
		if (kind === 'phrase') return isAboutTexts || isAboutFiller(page);
		if (kind === 'variable') return isAboutTexts || isInCode(text);
		return (kind === 'printed' && codes.length > 0) || isNamed(found);
	};
}
