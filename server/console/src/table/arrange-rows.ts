import type { Column } from './column.ts';

export interface Arrangement {
	readonly filter: string;
	/** Id of the column to sort by. */
	readonly sort: string;
	readonly isDescending: boolean;
}

/** The rows that contain every word of the filter, sorted. A word after “-” must be missing. */
export function arrangeRows<Row>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	{ filter, sort, isDescending }: Arrangement,
): readonly Row[] {
	const kept = filtered(rows, columns, filter);
	const column = columns.find(({ id }) => id === sort);
	if (column === undefined) return kept;
	const keyed = kept.map((row, index) => ({ row, index, value: column.value(row) }));
	const direction = isDescending ? -1 : 1;
	keyed.sort((one, other) => {
		if (one.value === null || other.value === null) {
			return Number(one.value === null) - Number(other.value === null) || one.index - other.index;
		}
		return direction * compared(one.value, other.value) || one.index - other.index;
	});
	return keyed.map(({ row }) => row);
}

function filtered<Row>(rows: readonly Row[], columns: readonly Column<Row>[], filter: string) {
	const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return rows;
	const texts = columns.filter(({ isNumber }) => !isNumber);
	return rows.filter((row) => {
		const text = texts
			.map(({ value }) => value(row) ?? '')
			.join('\n')
			.toLowerCase();
		return words.every((word) =>
			word.length > 1 && word.startsWith('-') ? !text.includes(word.slice(1)) : text.includes(word),
		);
	});
}

// `localeCompare` of 100,000 texts takes a second; this order is what the server uses too.
function compared(one: string | number, other: string | number): number {
	if (typeof one === 'number' && typeof other === 'number') return one - other;
	return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}
