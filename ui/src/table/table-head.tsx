import type { ComponentChildren } from 'preact';
import { useLanguage } from '../language/language.ts';
import type { Column } from './column.ts';
import type { Order } from './order.ts';

type Head = Pick<Column<unknown>, 'hasOrder' | 'hint' | 'id' | 'name'>;

interface TableHeadProps<Own> {
	readonly columns: readonly Own[];
	readonly order: Order;
	readonly onSort: (by: string) => void;
	/** The numbers of ticked and of all rows; without them, rows have no check boxes. */
	readonly ticked?: { readonly some: number; readonly all: number; readonly toggle: () => void };
	readonly classOf: (column: Own) => string;
	/** Head cells above content that is not a column. */
	readonly children?: ComponentChildren;
}

/** The names of the columns, which sort by them, and a check box for all rows. */
export function TableHead<Own extends Head>(props: TableHeadProps<Own>) {
	const { children, classOf, columns, onSort, order, ticked } = props;
	const texts = useLanguage().texts.ui.table;
	return (
		<thead>
			<tr aria-rowindex={1}>
				{ticked && (
					<td class="pick">
						<input
							type="checkbox"
							checked={ticked.some > 0 && ticked.some === ticked.all}
							indeterminate={ticked.some > 0 && ticked.some < ticked.all}
							aria-label={texts.selectAll}
							onChange={ticked.toggle}
						/>
					</td>
				)}
				{columns.map((column) => (
					<th
						key={column.id}
						scope="col"
						class={classOf(column)}
						{...(column.hasOrder !== false && { 'aria-sort': directionOf(column.id, order) })}
					>
						{column.hasOrder === false ? (
							<span class="no-order" title={column.hint}>
								{column.name}
							</span>
						) : (
							<button type="button" title={column.hint} onClick={() => onSort(column.id)}>
								{column.name}
								{order.by === column.id && (
									<span aria-hidden="true">{order.isDescending ? ' ↓' : ' ↑'}</span>
								)}
							</button>
						)}
					</th>
				))}
				{children}
			</tr>
		</thead>
	);
}

const directionOf = (id: string, { by, isDescending }: Order) =>
	by === id ? (isDescending ? 'descending' : 'ascending') : 'none';
