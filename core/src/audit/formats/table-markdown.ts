import type { CellValue, TableColumn } from '../../tables/column.ts';
import { markdownText } from './plain-text.ts';

/** The rows as a Markdown table, a line each. */
export function tableMarkdown<Row>(
	rows: readonly Row[],
	columns: readonly TableColumn<Row>[],
): string {
	const lines = [
		columns.map(({ id }) => markdownText(id)),
		columns.map(() => '---'),
		...rows.map((row) => columns.map(({ value }) => markdownCell(value(row)))),
	];
	return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A URL stays one, without the backslashes that keep it from becoming a link elsewhere. */
function markdownCell(value: CellValue): string {
	const text = String(value ?? '');
	return /^https?:\/\/[^\s<>\\]+$/.test(text)
		? `<${text.replaceAll('|', '%7C')}>`
		: markdownText(text);
}
