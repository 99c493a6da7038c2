import { defineRule } from '../../../audit/rule.ts';
import type { TextBlock } from '../../../facts/collected/body/text-blocks.ts';
import { baseLanguage } from '../../../languages/language-tag.ts';
import { arePhrasesLoaded } from '../../../rule-sets/phrase-sets.ts';
import { findTextPlaceholders, printedObject } from '../../../rule-sets/placeholders.ts';

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
	mayRead: ['language', 'rawHtml', 'scriptTemplates'],
	title: 'The text has no placeholders',
	why: 'Filler such as “lorem ipsum” or an unfilled variable tells visitors and search engines that the page is not finished.',
	fix: 'Replace the placeholder with your own text, or remove the part that has no text yet.',
	messages: { placeholder: 'The text contains the placeholder “{text}”' },
	many: '{count} parts of the text contain placeholders',
	evaluate({ language, mainText, rawHtml, scriptTemplates, textBlocks }, found, { ofParts }) {
		const { blocks, region } = mainText;
		if (blocks.length === 0) return 'not_applicable';
		const code = language?.code ?? null;
		if (!blocks.every((block) => arePhrasesLoaded(languageOf(block, code))))
			return { notChecked: 'language_not_loaded' };
		const texts = ofParts(placeholderIn, blocks, code);
		// The words of a link name a different page, but a printed object names nothing.
		const links = textBlocks.filter(
			(block) => block.region === region && isLink(block) && block.text === printedObject,
		);
		if (links.length === 0 && texts.every((text) => text === null)) return;
		const inText = blocks.flatMap(({ node }, at) => {
			const text = texts[at] ?? null;
			return text === null ? [] : [{ text, node }];
		});
		const placeholders = [...inText, ...links];
		// As sent, such a page is a template; the rendered page shows anything that scripts leave
		// unfilled.
		const isTemplate = rawHtml !== null && (scriptTemplates?.length ?? 0) > 0;
		const lasting = placeholders.filter(({ text }) => !(isTemplate && text.startsWith('{{')));
		if (lasting.length === 0) return { notChecked: 'rendered_page_needed' };
		for (const { node, text } of lasting) found.placeholder({ text }, node);
	},
});

const isLink = ({ kind, linkedLength, text }: TextBlock) =>
	linkedLength * 2 > text.length && kind !== 'button';

const languageOf = ({ lang }: TextBlock, pageLanguage: string | null) =>
	baseLanguage(lang) ?? pageLanguage;

function placeholderIn(block: TextBlock, pageLanguage: string | null): string | null {
	const { codeLength, text } = block;
	// The block is only code. The length of the code includes white space that the text has
	// collapsed.
	if (codeLength >= text.length) return null;
	if (isLink(block)) return text === printedObject ? text : null;
	const [first] = findTextPlaceholders(text, languageOf(block, pageLanguage), codeLength > 0);
	return first?.text ?? null;
}
