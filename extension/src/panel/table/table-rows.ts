import { spreadsheetHead, spreadsheetLine, withoutFormula } from '@plumbline/core';
import { type Column, cellText } from './column.ts';

export interface Order {
	/** The key of a column; `page` for the order of the page, `problems` for problems first. */
	readonly by: string;
	readonly isDescending: boolean;
}

/** The rows that contain the words in any column. */
export function fittingRows<Row>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	words: string,
): readonly Row[] {
	const wanted = words.trim().toLowerCase();
	if (wanted === '') return rows;
	return rows.filter((row) =>
		columns.some((column) => cellText(column, row).toLowerCase().includes(wanted)),
	);
}

/** Rows by the values of a column: numbers by size, texts as people sort them, unknown ones last. */
export function sortedRows<Row>(
	rows: readonly Row[],
	{ valueIn }: Column<Row>,
	isDescending: boolean,
): readonly Row[] {
	const sign = isDescending ? -1 : 1;
	return rows
		.map((row) => ({ row, value: valueIn(row) }))
		.toSorted(({ value: one }, { value: other }) => {
			if (isUnknown(one) || isUnknown(other))
				return Number(isUnknown(one)) - Number(isUnknown(other));
			return sign * compare(one, other);
		})
		.map(({ row }) => row);
}

type Value = string | number | null;

const isUnknown = (value: Value): value is null | '' => value === null || value === '';

const { compare: compareTexts } = new Intl.Collator(undefined, { numeric: true });

const compare = (one: string | number, other: string | number) =>
	typeof one === 'number' && typeof other === 'number'
		? one - other
		: compareTexts(String(one), String(other));

/** The rows as a file that spreadsheets open safely. */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
	const lines = rows.map((row) => spreadsheetLine(columns.map(({ valueIn }) => valueIn(row))));
	return `${spreadsheetHead(columns.map(({ key }) => key))}${lines.join('')}`;
}

/** The rows as text with tabs, which spreadsheets paste as cells. */
export const tableText = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string =>
	[
		columns.map(({ key }) => key),
		...rows.map((row) => columns.map(({ valueIn }) => pasted(valueIn(row)))),
	]
		.map((cells) => cells.join('\t'))
		.join('\n');

const pasted = (value: Value): string =>
	typeof value === 'number' ? String(value) : withoutFormula((value ?? '').replace(/\s+/g, ' '));
