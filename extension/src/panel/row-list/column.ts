import type { Column as AnyColumn } from '@plumbline/ui';

/** One column of a list in the panel: where it is in a row, and what is searched and exported. */
export interface Column<Row> extends AnyColumn<Row> {
	/**
	 * `main`: takes the room that is left of the first line. `side`: before it. `badge`: after it.
	 * `below`: a line of its own. `detail`: all of them together on the last line. `export`: searched,
	 * sorted and exported only.
	 */
	readonly place: 'main' | 'side' | 'badge' | 'below' | 'detail' | 'export';
}
