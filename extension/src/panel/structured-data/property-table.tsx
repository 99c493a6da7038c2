import type { DescribedItem } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import type { Column } from '../row-list/column.ts';
import { LongText } from '../row-list/long-text.tsx';
import { RowList } from '../row-list/row-list.tsx';

/** The structured data as a flat table, to search, copy and save. */
export function PropertyTable({ items }: { readonly items: readonly DescribedItem[] }) {
	const { texts } = useLanguage();
	const rows = useMemo(() => propertyRows(items), [items]);
	const columns = useMemo(() => propertyColumns(texts), [texts]);
	return (
		<RowList
			name={texts.screens.data}
			fileName="structured-data"
			rows={rows}
			columns={columns}
			keyOf={keyOf}
			urlOf={valueIn}
		/>
	);
}

const keyOf = ({ key }: PropertyRow) => key;
const valueIn = ({ value }: PropertyRow) => value;

const propertyColumns = ({ table: { columns: names } }: Texts): readonly Column<PropertyRow>[] => [
	{
		id: 'property',
		name: names.property,
		place: 'main',
		value: ({ path }) => path,
		cell: ({ path, value }) => (
			<>
				<small>
					<bdi>{path}</bdi>
				</small>
				<LongText text={value} />
			</>
		),
	},
	{ id: 'value', name: names.value, place: 'export', value: valueIn },
];

interface PropertyRow {
	/** Where the value is: `Product › offers › price`. */
	readonly path: string;
	readonly value: string;
	readonly key: string;
}

/** Every value of the structured data, nested ones included, as flat rows. */
export const propertyRows = (items: readonly DescribedItem[]): readonly PropertyRow[] =>
	items.flatMap((item) => rowsOf(item, item.type)).map((row, key) => ({ ...row, key: `${key}` }));

function rowsOf(
	{ id, properties }: DescribedItem,
	path: string,
): readonly Omit<PropertyRow, 'key'>[] {
	const values = properties.flatMap(({ name, values }) =>
		values.flatMap((value) => {
			const inner = `${path} › ${name}`;
			if (value.kind === 'item') return rowsOf(value.item, `${inner} › ${value.item.type}`);
			return { path: inner, value: value.kind === 'text' ? value.text : value.label };
		}),
	);
	return id ? [{ path: `${path} › @id`, value: id }, ...values] : values;
}
