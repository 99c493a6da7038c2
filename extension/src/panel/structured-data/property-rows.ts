import type { DescribedItem } from '@plumbline/core';

export interface PropertyRow {
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
