import type { ComponentChildren } from 'preact';

/** The value of a cell for sorting, filtering and CSV. An unknown value, null, comes last in both directions. */
export type CellValue = string | number | null;

export interface Column<Row> {
	/** In the address of the table and in the first line of its CSV. */
	readonly id: string;
	readonly name: string;
	/** Explains the name where that leaves a question open. */
	readonly hint?: string;
	readonly value: (row: Row) => CellValue;
	/** How the cell looks; by default its value as text. */
	readonly cell?: (row: Row) => ComponentChildren;
	readonly isNumber?: boolean;
	/** Numbers for which less is better, such as positions: sorted upwards at first. */
	readonly isLowBest?: boolean;
	/** Days: sorted downwards at first. */
	readonly isNewestFirst?: boolean;
	/** Hidden until somebody asks for it. */
	readonly isExtra?: boolean;
}
