import { padText, textWidth } from './text-width.ts';

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
