import type { CellValue, TableColumn } from './column.ts';

interface Order {
	readonly isDescending: boolean;
	/** The language that decides how texts are sorted. */
	readonly locale: string;
}

/**
 * Rows by the values of a column: numbers by value, also inside texts, and texts as speakers of the
 * language sort them. Unknown values come last in both directions, and equal ones keep their order.
 */
export function sortRows<Row>(
	rows: readonly Row[],
	{ rank, value }: TableColumn<Row>,
	{ isDescending, locale }: Order,
): readonly Row[] {
	const sign = isDescending ? -1 : 1;
	const { compare } = collatorFor(locale);
	return rows
		.map((row) => ({ row, key: rank ? rank(row) : value(row) }))
		.sort(({ key: one }, { key: other }) => {
			if (isUnknown(one) || isUnknown(other))
				return Number(isUnknown(one)) - Number(isUnknown(other));
			if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
			return sign * compare(String(one), String(other));
		})
		.map(({ row }) => row);
}

const isUnknown = (value: CellValue): value is null | '' => value === null || value === '';

let known: { readonly locale: string; readonly collator: Intl.Collator } | null = null;

/** Making one takes longer than sorting a short table. */
function collatorFor(locale: string): Intl.Collator {
	if (known?.locale !== locale) {
		known = { locale, collator: new Intl.Collator(locale, { numeric: true }) };
	}
	return known.collator;
}
