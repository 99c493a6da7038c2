import type { CellValue } from '@plumbline/core';
import type { Column as AnyColumn } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';

export interface Column<Row> extends AnyColumn<Row> {
	/** Hidden until somebody asks for it. */
	readonly isExtra?: boolean;
	/** In the first column, before the way to the row: a value to filter by. */
	readonly lead?: (row: Row) => ComponentChildren;
	/** Says what changed since the time before. */
	readonly isChange?: boolean;
	/** The same figure of the period before, for files; null if the two are not compared. */
	readonly before?: (row: Row) => CellValue;
}
