import { arrangedRows, type Order, orderBy, type RowKey, useSelection } from '@plumbline/ui';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Column } from './column.ts';

const atFirst = 100;

interface RowsInput<Row> {
	readonly rows: readonly Row[];
	readonly columns: readonly Column<Row>[];
	readonly keyOf: (row: Row) => RowKey;
	/** Higher is worse; 0 for rows without a problem. */
	readonly problemOf: (row: Row) => number;
	/** The order until the user chooses one: that of the page, or problems first. */
	readonly usualOrder: 'page' | 'problems';
	/** A row that has to be shown, whatever the filter. */
	readonly picked: RowKey | null;
}

/** The rows that a list shows: filtered, sorted and in steps, because pages may have thousands of rows. */
export function useRows<Row>(input: RowsInput<Row>) {
	const { columns, keyOf, picked, problemOf, rows, usualOrder } = input;
	const { locale } = useLanguage();
	const [words, search] = useState('');
	const [chosen, setOrder] = useState<Order | null>(null);
	const [steps, show] = useState(0);
	const selection = useSelection<RowKey>();
	const [isSelecting, select] = useState(false);
	const order = chosen ?? { by: usualOrder, isDescending: usualOrder === 'problems' };
	const sortable = useMemo(
		() => [...columns, { id: 'problems', isNumber: true, value: problemOf }],
		[columns, problemOf],
	);
	const sorted = useMemo(() => {
		const column = sortable.find(({ id }) => id === order.by) ?? null;
		const { isDescending } = order;
		const fitting = (wanted: string) =>
			arrangedRows(rows, { column, columns, isDescending, locale, words: wanted });
		const found = fitting(words);
		const isLost = picked !== null && !found.some((row) => keyOf(row) === picked);
		return isLost ? fitting('') : found;
	}, [rows, columns, sortable, words, picked, order.by, order.isDescending, locale]);
	const place = picked === null ? -1 : sorted.findIndex((row) => keyOf(row) === picked);
	const count = atFirst + steps * 5 * atFirst;
	// A row further down comes first, so that not all rows before it have to be drawn.
	const far = place >= count ? sorted.slice(place, place + 1) : [];

	return {
		/** The number of rows before the search. */
		all: rows.length,
		keyOf,
		words,
		search(wanted: string) {
			search(wanted);
			show(0);
		},
		order,
		/** Sorts by a column, the page or problems; the other way round if that is the order already. */
		sortBy: (by: string) => setOrder(orderBy(sortable, by, order)),
		sorted,
		shown: [...far, ...sorted.slice(0, count)],
		rest: Math.max(0, sorted.length - count),
		showMore: () => show(steps + 1),
		isSelecting,
		toggleSelecting: () => select(!isSelecting),
		selection,
		/** The ticked rows that the filter lets through; none unless rows are being selected. */
		tickedRows: sorted.filter((row) => isSelecting && selection.keys.has(keyOf(row))),
	};
}

export type Rows<Row> = ReturnType<typeof useRows<Row>>;
