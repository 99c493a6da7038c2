/** The first line of a file for spreadsheets, with the byte order mark by which Excel recognizes UTF-8. */
export const spreadsheetHead = (names: readonly string[]): string => `\ufeff${csvLine(names)}`;

/** A line of a file for spreadsheets: text stays text, and what is unknown is empty. */
export const spreadsheetLine = (cells: readonly (string | number | null)[]): string =>
	csvLine(cells.map((cell) => (typeof cell === 'number' ? cell : withoutFormula(cell ?? ''))));

/** A line of a table, RFC 4180. */
export function csvLine(cells: readonly (string | number)[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number): string {
	if (typeof cell === 'number') return String(cell);
	return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Text that stays text in a spreadsheet. Cells that begin like this run as formulas there, full-width
 * signs included; a page or a query could run commands.
 */
export const withoutFormula = (text: string) =>
	/^\s*[=+\-@＝＋－＠]\s*\S/.test(text) ? `'${text}` : text;
