/** A line of a table, RFC 4180. */
export function csvLine(cells: readonly (string | number)[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number): string {
	if (typeof cell === 'number') return String(cell);
	return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
