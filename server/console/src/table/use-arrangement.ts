import { arrangedRows, isUsuallyDescending, orderBy } from '@plumbline/ui';
import { useCallback, useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { useLanguage } from '../language/language.ts';
import type { Column } from './column.ts';

/** How a table is filtered, sorted and cut to columns, as the address says. */
export function useArrangement<Row>(columns: readonly Column<Row>[], firstSort: string) {
	const { query, change } = useNavigation();
	const { locale } = useLanguage();
	const words = query.get('filter') ?? '';
	const by = columns.find(({ id }) => id === query.get('sort'))?.id ?? firstSort;
	const column = columns.find(({ id }) => id === by) ?? null;
	const isUsual = isUsuallyDescending(column ?? undefined);
	const isDescending = (query.get('dir') ?? (isUsual ? 'desc' : 'asc')) === 'desc';
	const order = { by, isDescending };
	const chosen = query.get('columns');

	const shownColumns = useMemo(() => {
		const ids = chosen?.split(',');
		return columns.filter(
			({ id, isExtra }, index) => index === 0 || (ids ? ids.includes(id) : !isExtra),
		);
	}, [columns, chosen]);
	const arrange = useCallback(
		(rows: readonly Row[]) => arrangedRows(rows, { column, columns, isDescending, locale, words }),
		[columns, words, column, isDescending, locale],
	);

	function sortBy(id: string): void {
		const next = orderBy(columns, id, order);
		change({ sort: id, dir: next.isDescending ? 'desc' : 'asc' });
	}
	function toggleColumn(id: string): void {
		const ids = shownColumns.map((column) => column.id);
		const others = ids.filter((shown) => shown !== id);
		change({ columns: (ids.includes(id) ? others : [...ids, id]).join(',') });
	}
	return {
		words,
		order,
		shownColumns,
		arrange,
		sortBy,
		toggleColumn,
		filterBy: (text: string) => change({ filter: text }),
	};
}
