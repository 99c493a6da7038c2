import type { CellValue, Column } from './column.ts';

/** The rows as they are shown, for spreadsheets. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
	const lines = rows.map((row) => columns.map(({ value }) => csvCell(value(row))).join(','));
	// Excel reads UTF-8 only after this mark.
	return `\ufeff${[columns.map(({ id }) => id).join(','), ...lines].join('\r\n')}\r\n`;
}

function csvCell(value: CellValue): string {
	if (value === null) return '';
	if (typeof value === 'number') return String(value);
	// A spreadsheet would run a text that begins like a formula.
	const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string): void {
	saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** Lets the browser save a file. */
export function saveBlob(name: string, blob: Blob): void {
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
