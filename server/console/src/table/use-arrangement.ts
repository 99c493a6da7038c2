import { searchRows, sortRows } from '@plumbline/core';
import { useCallback, useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { useLanguage } from '../language/language.ts';
import type { Column } from './column.ts';

/** How a table is filtered, sorted and cut to columns, as the address says. */
export function useArrangement<Row>(columns: readonly Column<Row>[], firstSort: string) {
	const { query, change } = useNavigation();
	const { locale } = useLanguage();
	const filter = query.get('filter') ?? '';
	const sort = columns.find(({ id }) => id === query.get('sort'))?.id ?? firstSort;
	const sorted = columns.find(({ id }) => id === sort);
	const isDescending = (query.get('dir') ?? naturalDirection(sorted)) === 'desc';
	const chosen = query.get('columns');

	const shownColumns = useMemo(() => {
		const ids = chosen?.split(',');
		return columns.filter(
			({ id, isExtra }, index) => index === 0 || (ids ? ids.includes(id) : !isExtra),
		);
	}, [columns, chosen]);
	const arrange = useCallback(
		(rows: readonly Row[]) => {
			const found = searchRows(rows, columns, filter);
			return sorted ? sortRows(found, sorted, { isDescending, locale }) : found;
		},
		[columns, filter, sorted, isDescending, locale],
	);

	function sortBy(id: string): void {
		const natural = naturalDirection(columns.find((column) => column.id === id));
		const turned = isDescending ? 'asc' : 'desc';
		change({ sort: id, dir: id === sort ? turned : natural });
	}
	function toggleColumn(id: string): void {
		const ids = shownColumns.map((column) => column.id);
		const others = ids.filter((shown) => shown !== id);
		change({ columns: (ids.includes(id) ? others : [...ids, id]).join(',') });
	}
	return {
		filter,
		sort,
		isDescending,
		shownColumns,
		arrange,
		sortBy,
		toggleColumn,
		filterBy: (text: string) => change({ filter: text }),
	};
}

/** Most first for numbers, newest first for days, A first for texts, and best first for positions. */
function naturalDirection<Row>(column: Column<Row> | undefined): 'asc' | 'desc' {
	if (column?.isNewestFirst) return 'desc';
	return column?.isNumber && !column.isLowBest ? 'desc' : 'asc';
}
