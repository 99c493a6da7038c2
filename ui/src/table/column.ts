import type { TableColumn } from '@plumbline/core';
import type { ComponentChildren } from 'preact';

/** Names a row among the others. */
export type RowKey = string | number;

/** One column of a table: what it shows, and what filtering, sorting and files use. */
export interface Column<Row> extends TableColumn<Row> {
	readonly name: string;
	/** Explains the name where that leaves a question open. */
	readonly hint?: string;
	/** The contents of the cell instead of the text. */
	readonly cell?: (row: Row) => ComponentChildren;
	readonly isNumber?: boolean;
	/** Numbers for which less is better, such as positions: sorted upwards at first. */
	readonly isLowBest?: boolean;
	/** False for a column that nobody can sort by. */
	readonly hasOrder?: boolean;
	/** Days: sorted downwards at first. */
	readonly isNewestFirst?: boolean;
}
