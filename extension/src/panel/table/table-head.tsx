import { useLanguage } from '../language/language.ts';
import type { Column } from './column.ts';
import type { Table } from './use-table.ts';

interface TableHeadProps<Row> {
	readonly columns: readonly Column<Row>[];
	readonly table: Table<Row>;
}

/** The names of the columns, which sort by them, and a check box for all rows. */
export function TableHead<Row>({ columns, table }: TableHeadProps<Row>) {
	const texts = useLanguage().texts.table;
	const { chosenRows, order, sorted } = table;
	return (
		<thead>
			<tr>
				<td class="pick">
					<input
						type="checkbox"
						checked={chosenRows.length > 0 && chosenRows.length === sorted.length}
						indeterminate={chosenRows.length > 0 && chosenRows.length < sorted.length}
						aria-label={texts.selectAll}
						onChange={table.toggleAll}
					/>
				</td>
				{columns
					.filter(({ place }) => place !== 'export')
					.map(({ id: key, name, place }) => (
						<th key={key} scope="col" class={place} aria-sort={sortOf(key, order)}>
							<button type="button" onClick={() => table.sortBy(key)}>
								{name}
								{order.by === key && (
									<span aria-hidden="true">{order.isDescending ? ' ↓' : ' ↑'}</span>
								)}
							</button>
						</th>
					))}
				<td class="row-actions" />
			</tr>
		</thead>
	);
}

const sortOf = (key: string, { by, isDescending }: Table<unknown>['order']) =>
	by === key ? (isDescending ? 'descending' : 'ascending') : 'none';
