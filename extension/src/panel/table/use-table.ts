import { searchRows, sortRows } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import type { Column, RowKey } from './column.ts';

export interface Order {
	/** The id of a column; `page` for the order of the page, `problems` for problems first. */
	readonly by: string;
	readonly isDescending: boolean;
}

const AT_FIRST = 100;

interface TableInput<Row> {
	readonly rows: readonly Row[];
	readonly columns: readonly Column<Row>[];
	readonly keyOf: (row: Row) => RowKey;
	/** Higher is worse; 0 for rows without a problem. */
	readonly problemOf: (row: Row) => number;
	/** The order until the user chooses one. */
	readonly usualOrder: 'page' | 'problems';
	/** A row that has to be shown, whatever the filter. */
	readonly picked: RowKey | null;
}

/** What a table shows: filtered, sorted and in steps, because pages may have thousands of rows. */
export function useTable<Row>(input: TableInput<Row>) {
	const { columns, keyOf, picked, problemOf, rows, usualOrder } = input;
	const { locale } = useLanguage();
	const [words, search] = useState('');
	const [chosen, setOrder] = useState<Order | null>(null);
	const [steps, show] = useState(0);
	const [selected, select] = useState<ReadonlySet<RowKey>>(new Set());
	const order = chosen ?? { by: usualOrder, isDescending: false };
	const fitting = useMemo(() => {
		const found = searchRows(rows, columns, words);
		const isLost = picked !== null && !found.some((row) => keyOf(row) === picked);
		return isLost ? rows : found;
	}, [rows, columns, words, picked]);
	const sorted = useMemo(() => {
		if (order.by === 'problems') return problemsFirst(fitting, problemOf);
		const column = columns.find(({ id }) => id === order.by);
		const { isDescending } = order;
		return column ? sortRows(fitting, column, { isDescending, locale }) : fitting;
	}, [fitting, columns, order.by, order.isDescending, problemOf, locale]);
	const place = picked === null ? -1 : sorted.findIndex((row) => keyOf(row) === picked);
	const count = AT_FIRST + steps * 5 * AT_FIRST;
	// A row further down comes first, so that not all rows before it have to be drawn.
	const far = place >= count ? sorted.slice(place, place + 1) : [];
	const chosenRows = sorted.filter((row) => selected.has(keyOf(row)));

	return {
		words,
		search(wanted: string) {
			search(wanted);
			show(0);
		},
		order,
		/** Sorts by a column, the page or problems; the other way round if that is the order already. */
		sortBy(by: string) {
			const first = columns.find(({ id }) => id === by)?.isLargestFirst ?? false;
			setOrder({ by, isDescending: order.by === by ? !order.isDescending : first });
		},
		sorted,
		shown: [...far, ...sorted.slice(0, count)],
		rest: Math.max(0, sorted.length - count),
		showMore: () => show(steps + 1),
		selected,
		/** The selected rows that the filter lets through. */
		chosenRows,
		toggle(key: RowKey) {
			const others = new Set(selected);
			if (!others.delete(key)) others.add(key);
			select(others);
		},
		toggleAll() {
			select(chosenRows.length > 0 ? new Set() : new Set(sorted.map(keyOf)));
		},
	};
}

export type Table<Row> = ReturnType<typeof useTable<Row>>;

const problemsFirst = <Row>(rows: readonly Row[], problemOf: (row: Row) => number) =>
	rows
		.map((row) => ({ row, problem: problemOf(row) }))
		.toSorted((one, other) => other.problem - one.problem)
		.map(({ row }) => row);
