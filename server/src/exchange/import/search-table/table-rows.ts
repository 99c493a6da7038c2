import { ExpectedError } from '../../../process/expected-error.ts';
import { readRecords } from '../read-records.ts';
import { type SearchColumn, type SearchColumns, searchColumns } from './search-columns.ts';

export interface TableRow {
	readonly line: number;
	/** Empty if the table does not have the column. */
	readonly cell: (column: SearchColumn) => string;
}

interface OpenTable {
	readonly columns: SearchColumns;
	readonly rows: AsyncIterable<TableRow>;
}

/** The rows of a table, or of JSON objects on a line each. */
export async function openTable(
	texts: AsyncIterable<string>,
	{ isJson }: { readonly isJson: boolean },
): Promise<OpenTable> {
	const records = isJson ? jsonRecords(texts) : csvRecords(texts);
	const { value: head } = await records.next();
	const columns = searchColumns(head?.cells ?? []);
	if (columns === null)
		throw wrong(1, 'the columns of queries or pages, clicks and impressions are missing');
	return { columns, rows: rowsOf(records, columns) };
}

interface Cells {
	readonly line: number;
	readonly cells: readonly string[];
}

async function* rowsOf(
	records: AsyncGenerator<Cells>,
	columns: SearchColumns,
): AsyncGenerator<TableRow> {
	for await (const { line, cells } of records) {
		yield { line, cell: (column) => cells[columns.get(column) ?? -1] ?? '' };
	}
}

async function* csvRecords(texts: AsyncIterable<string>): AsyncGenerator<Cells> {
	for await (const { records } of readRecords(texts)) yield* records;
}

const longestLine = 100_000;

async function* jsonRecords(texts: AsyncIterable<string>): AsyncGenerator<Cells> {
	let [rest, number]: [string, number] = ['', 0];
	let heads: readonly string[] | null = null;
	const ends = async function* () {
		yield* texts;
		yield '\n';
	};
	for await (const text of ends()) {
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		if (rest.length > longestLine) throw wrong(number + 1, 'the line is too long for a row');
		for (const line of lines) {
			number++;
			if (line.trim() === '') continue;
			const row = objectIn(line, number);
			if (heads === null) {
				heads = Object.keys(row);
				yield { line: number, cells: heads };
			}
			yield { line: number, cells: heads.map((head) => cellOf(row[head])) };
		}
	}
}

function objectIn(line: string, number: number): Readonly<Record<string, unknown>> {
	try {
		const row: unknown = JSON.parse(line);
		if (typeof row === 'object' && row !== null) return Object.fromEntries(Object.entries(row));
	} catch (cause) {
		throw wrong(number, 'it is not a JSON object', cause);
	}
	throw wrong(number, 'it is not a JSON object');
}

const cellOf = (value: unknown) =>
	typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
		? String(value)
		: '';

export function wrong(line: number, what: string, cause?: unknown): ExpectedError {
	return new ExpectedError('import_file', `Line ${line}: ${what}. Nothing was imported.`, {
		cause,
	});
}
