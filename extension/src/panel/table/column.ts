import type { TableColumn } from '@plumbline/core';
import type { ComponentChildren } from 'preact';

/** Names a row among the others. */
export type RowKey = string | number;

/** One column of a table: what it shows, and what filtering, sorting and copying use. */
export interface Column<Row> extends TableColumn<Row> {
	readonly name: string;
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
