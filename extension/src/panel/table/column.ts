import type { Column as AnyColumn } from '@plumbline/ui';

/** One column of a table in the panel. */
export interface Column<Row> extends AnyColumn<Row> {
	/**
	 * `main`: takes the room that is left. `side`: always a column. `detail`: a column only in a wide
	 * panel, otherwise small print in the main one. `export`: searched, sorted and exported only.
	 */
	readonly place: 'main' | 'side' | 'detail' | 'export';
}
