import type { ComponentChildren } from 'preact';

/** Names a row among the others. */
export type RowKey = string | number;

/** One column of a table: what it shows, and what filtering, sorting and copying use. */
export interface Column<Row> {
	/** Heading of the column in a CSV file. */
	readonly key: string;
	readonly name: string;
	/** null for unknown. */
	readonly valueIn: (row: Row) => string | number | null;
	/** The value in words; without it, the value itself. */
	readonly textIn?: (row: Row) => string;
	/** What the cell contains instead of the text. */
	readonly view?: (row: Row) => ComponentChildren;
	/** Sorting begins with the largest value. */
	readonly isLargestFirst?: boolean;
	/**
	 * `main`: takes the room that is left. `side`: always a column. `detail`: a column only in a wide
	 * panel, otherwise small print in the main one. `export`: searched, sorted and exported only.
	 */
	readonly place: 'main' | 'side' | 'detail' | 'export';
}

export const cellText = <Row>({ textIn, valueIn }: Column<Row>, row: Row): string =>
	textIn ? textIn(row) : String(valueIn(row) ?? '');
