import type { CellValue, TableColumn } from './column.ts';
import { spreadsheetHead, spreadsheetLine, withoutFormula } from './spreadsheet-line.ts';

/** The rows as a CSV file that spreadsheets open safely. */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): string {
	const lines = rows.map((row) => spreadsheetLine(columns.map(({ value }) => value(row))));
	return `${spreadsheetHead(columns.map(({ id }) => id))}${lines.join('')}`;
}

/** The rows as text with tabs, which spreadsheets paste as cells. */
export const pastedTable = <Row>(
	rows: readonly Row[],
	columns: readonly TableColumn<Row>[],
): string =>
	[
		columns.map(({ id }) => id),
		...rows.map((row) => columns.map(({ value }) => pastedCell(value(row)))),
	]
		.map((cells) => cells.join('\t'))
		.join('\n');

const pastedCell = (value: CellValue): string =>
	typeof value === 'number' ? String(value) : withoutFormula((value ?? '').replace(/\s+/g, ' '));
