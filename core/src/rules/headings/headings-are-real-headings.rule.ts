import { defineRule } from '../../audit/rule.ts';
import type { TextBlock } from '../../facts/collected/body/text-blocks.ts';

/** One bold line may be a remark; several divide the text. */
const several = 2;
/** The text below a heading is prose, not another short line. */
const proseLength = 120;

export const headingsAreRealHeadings = defineRule({
	name: 'headings_are_real_headings',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
		says: 'Structure that people can see has to be in the markup too; large or bold headings are the first example.',
		checked: '2026-11-21',
	},
	reads: ['boldTexts', 'mainText'],
	title: 'Text that looks like a heading is marked up as one',
	why: 'A bold line divides the text only visually. Screen readers, search engines and tables of contents see just one more paragraph.',
	fix: 'Make the line a heading of the right level instead of bold text.',
	messages: { bold: 'The bold line “{text}” looks like a heading but is not one' },
	many: '{count} bold lines look like headings but are not',
	evaluate({ boldTexts, mainText: { blocks } }, found) {
		if (boldTexts.length === 0) return 'not_applicable';
		const bold = new Set(boldTexts.map(({ text }) => text));
		const lines = blocks.filter(
			(block, at) => bold.has(block.text) && isHeadingLike(block) && isProse(blocks[at + 1], bold),
		);
		// If all bold lines are questions, the page is an interview, and its questions are text.
		if (lines.length < several || lines.every(isQuestion)) return;
		for (const { node, text } of lines) found.bold({ text }, node);
	},
});

const isHeadingLike = ({ kind, linkedLength, text }: TextBlock) =>
	kind === 'p' && linkedLength === 0 && text.length >= 3 && text.length <= 80 && !ends.test(text);

/** Text that ends like a sentence or with a colon is part of the prose. */
const ends = /[.!…:;,。！、：—–-]["”»')]?$/;

const isQuestion = ({ text }: TextBlock) => /[?？؟]["”»')]?\s*$/.test(text);

const isProse = (block: TextBlock | undefined, bold: ReadonlySet<string>) =>
	block !== undefined &&
	block.kind === 'p' &&
	block.text.length >= proseLength &&
	!bold.has(block.text);
