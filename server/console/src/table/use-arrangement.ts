import { arrangedRows, isUsuallyDescending, type Order, orderBy } from '@plumbline/ui';
import { useCallback, useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { useLanguage } from '../language/language.ts';
import type { Column } from './column.ts';

/** How a table is filtered, sorted and cut to columns, as the address says. */
export function useArrangement<Row>(columns: readonly Column<Row>[], first: string | Order) {
	const { query, change } = useNavigation();
	const { locale } = useLanguage();
	const words = query.get('filter') ?? '';
	const order = orderOf(columns, first, query);
	const { by, isDescending } = order;
	const column = columns.find(({ id }) => id === by) ?? null;
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

/** The order that the address names, or the first one: by a column, and its usual direction. */
export function orderOf<Row>(
	columns: readonly Column<Row>[],
	first: string | Order,
	query: URLSearchParams,
): Order {
	const isNamed = ({ id, hasOrder }: Column<Row>) => hasOrder !== false && id === query.get('sort');
	const named = columns.find(isNamed)?.id;
	if (named === undefined && typeof first !== 'string') return first;
	const by = named ?? String(first);
	const isUsual = isUsuallyDescending(columns.find(({ id }) => id === by));
	return { by, isDescending: (query.get('dir') ?? (isUsual ? 'desc' : 'asc')) === 'desc' };
}
