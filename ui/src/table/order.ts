import { searchRows, sortRows, type TableColumn } from '@plumbline/core';
import type { Column } from './column.ts';

export interface Order {
	/** The id of a column; rows stay in their own order by any other. */
	readonly by: string;
	readonly isDescending: boolean;
}

type Direction<Row> = Pick<Column<Row>, 'isLowBest' | 'isNewestFirst' | 'isNumber'>;

/** Most first for numbers, newest first for days, A first for texts, and best first for positions. */
export const isUsuallyDescending = <Row>(column: Direction<Row> | undefined): boolean =>
	column?.isNewestFirst || (column?.isNumber && !column.isLowBest) || false;

/** The order after a column was chosen: its usual one, or the other way round if it is chosen again. */
export function orderBy<Row>(
	columns: readonly (Direction<Row> & { readonly id: string })[],
	by: string,
	before: Order,
): Order {
	const usual = isUsuallyDescending(columns.find(({ id }) => id === by));
	return { by, isDescending: by === before.by ? !before.isDescending : usual };
}

interface Arrangement<Row> {
	readonly columns: readonly TableColumn<Row>[];
	/** The filter. */
	readonly words: string;
	/** Null for rows in their own order. */
	readonly column: TableColumn<Row> | null;
	readonly isDescending: boolean;
	readonly locale: string;
}

/** The rows that a filter lets through, in order. */
export function arrangedRows<Row>(
	rows: readonly Row[],
	{ column, columns, isDescending, locale, words }: Arrangement<Row>,
): readonly Row[] {
	const found = searchRows(rows, columns, words);
	return column ? sortRows(found, column, { isDescending, locale }) : found;
}
