// Unicode’s East Asian wide and full-width characters, and emoji: two columns each.
const wide =
	/[\u{1100}-\u{115f}\u{2e80}-\u{303e}\u{3041}-\u{33ff}\u{3400}-\u{4dbf}\u{4e00}-\u{9fff}\u{a000}-\u{a4cf}\u{a960}-\u{a97f}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}\u{ffe0}-\u{ffe6}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
// Voicing marks that belong to the preceding letter, but take a column of their own.
const halfWidthMarks = /[\uff9e\uff9f]/g;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The number of terminal columns that a text takes. */
export function textWidth(text: string): number {
	if (/^[\x20-\x7e]*$/.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
	return width;
}

/** Padded with spaces to a width; numbers are right-aligned. */
export function padText(text: string, width: number, side: 'start' | 'end' = 'end'): string {
	const space = ' '.repeat(Math.max(0, width - textWidth(text)));
	return side === 'end' ? text + space : space + text;
}

/** Cut to a width, with an ellipsis for the missing part. */
export function cutText(text: string, width: number): string {
	if (textWidth(text) <= width) return text;
	let cut = '';
	let used = 0;
	for (const { segment } of graphemes.segment(text)) {
		used += widthOf(segment);
		if (used > width - 1) break;
		cut += segment;
	}
	return `${cut}…`;
}

function widthOf(grapheme: string): number {
	if (invisible.test(grapheme)) return 0;
	return wide.test(grapheme) ? 2 : 1 + (grapheme.match(halfWidthMarks)?.length ?? 0);
}

/** Columns as wide as their widest cell. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [heads, ...rows];
	const widths = heads.map((_, column) =>
		Math.max(...lines.map((line) => textWidth(line[column] ?? ''))),
	);
	return lines
		.map((line) => line.map((cell, column) => padText(cell, widths[column] ?? 0)).join('  '))
		.map((line) => line.trimEnd())
		.join('\n');
}
