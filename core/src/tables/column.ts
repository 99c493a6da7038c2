/** The value of a cell for sorting and files; null is unknown. */
export type CellValue = string | number | null;

/** One column of a table, without its drawing. */
export interface TableColumn<Row> {
	/** Names the column in addresses and in the first line of a file. */
	readonly id: string;
	readonly value: (row: Row) => CellValue;
	/** To sort by where the order of the values says nothing, such as words for states. */
	readonly rank?: (row: Row) => number;
	/** The value in words; without it, the value itself. */
	readonly text?: (row: Row) => string;
}

export const cellText = <Row>({ text, value }: TableColumn<Row>, row: Row): string =>
	text ? text(row) : String(value(row) ?? '');
