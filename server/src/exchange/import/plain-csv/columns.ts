import { ExpectedError } from '../../../process/expected-error.ts';
import { shownValue } from '../shown-value.ts';

export const factColumns = [
	'date',
	'keyword',
	'rank',
	'url',
	'visits',
	'conversions',
	'revenue',
	'impressions',
	'clicks',
	'average_position',
	'search_volume',
	'event',
] as const;

export type FactColumn = (typeof factColumns)[number];

export interface FoundColumns {
	/** The index of each column. */
	readonly at: Readonly<Partial<Record<FactColumn, number>>>;
	readonly count: number;
	/** Unknown column names. */
	readonly unknown: readonly string[];
}

interface ColumnsToFind {
	readonly needed: readonly FactColumn[];
	readonly columnOf: (head: string) => FactColumn | null;
}

const own: ColumnsToFind = { needed: ['date', 'keyword'], columnOf: columnNamed };

export function findColumns(
	heads: readonly string[],
	{ needed, columnOf }: ColumnsToFind = own,
): FoundColumns {
	const at: Partial<Record<FactColumn, number>> = {};
	const unknown: string[] = [];
	for (const [index, head] of heads.entries()) {
		const column = columnOf(head);
		if (column === null) unknown.push(head);
		else if (at[column] === undefined) at[column] = index;
		else
			throw new ExpectedError(
				'import_file',
				`Line 1: the column “${column}” appears twice. ${remedy}`,
			);
	}
	for (const column of needed) {
		if (at[column] === undefined) throw missing(column, heads);
	}
	const hasFigures = Object.keys(at).some((column) => column !== 'date' && column !== 'keyword');
	if (hasFigures) return { at, count: heads.length, unknown };
	throw new ExpectedError(
		'import_file',
		`Line 1: there is no column besides date and keyword. ${remedy}`,
	);
}

export function columnNamed(head: string): FactColumn | null {
	const name = head
		.trim()
		.toLowerCase()
		.replace(/[\s_-]+/g, '_');
	return factColumns.find((column) => column === name) ?? null;
}

const remedy = `The first line must name the columns: date, keyword, and any of ${factColumns.slice(2).join(', ')}. Nothing was imported.`;

function missing(column: string, heads: readonly string[]): ExpectedError {
	const found = heads.slice(0, 12).map(shownValue).join(', ');
	return new ExpectedError(
		'import_file',
		`Line 1: there is no column “${column}”, only ${found}. ${remedy}`,
	);
}
