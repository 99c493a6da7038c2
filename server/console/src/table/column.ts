import type { TableColumn } from '@plumbline/core';
import type { ComponentChildren } from 'preact';

export interface Column<Row> extends TableColumn<Row> {
	readonly name: string;
	/** Explains the name where that leaves a question open. */
	readonly hint?: string;
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
