import { ExpectedError } from '../../process/expected-error.ts';
import type { TransferRow } from './rows-of.store.ts';
import { type TransferTable, transferTables } from './transfer-tables.ts';

/** Rows of one table, a few thousand at most. */
export interface TransferPart {
	readonly table: TransferTable;
	readonly rows: readonly TransferRow[];
	/** The file has one site without the rest of its account. */
	readonly onlySite: boolean;
}

const rowsPerPart = 5000;
const knownVersion = 1;

/** The rows of an export in its order, converted for their tables. */
export async function* readTransfer(texts: AsyncIterable<string>): AsyncGenerator<TransferPart> {
	let table: TransferTable | undefined;
	let rows: TransferRow[] = [];
	let onlySite = false;
	for await (const line of linesOf(texts)) {
		const parsed: unknown = JSON.parse(line);
		if (Array.isArray(parsed)) {
			if (table === undefined) throw wrong('a row comes before its table');
			rows.push(checkedRow(table, parsed));
			if (rows.length < rowsPerPart) continue;
		}
		if (table !== undefined && rows.length > 0) yield { table, rows, onlySite };
		rows = [];
		if (Array.isArray(parsed)) continue;
		table = tableOf(parsed);
		onlySite ||= isOnlySite(parsed);
	}
}

const isOnlySite = (line: unknown) =>
	typeof line === 'object' && line !== null && 'only_site' in line && line.only_site === true;

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = '';
	for await (const text of texts) {
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
	if (rest !== '') yield rest;
}

/** The table of the rows that follow; undefined at the beginning and the end of the file. */
function tableOf(line: unknown): TransferTable | undefined {
	if (typeof line !== 'object' || line === null) throw wrong('a line is neither a row nor a table');
	if ('version' in line && line.version !== knownVersion) throw newer(line.version);
	if (!('table' in line && 'columns' in line)) return undefined;
	const table = transferTables.find(({ name }) => name === line.table);
	const columns = JSON.stringify(line.columns);
	if (table !== undefined && columns === JSON.stringify(Object.keys(table.columns))) return table;
	throw wrong(`the table ${String(line.table)} has different columns in this version`);
}

function checkedRow({ name, columns }: TransferTable, row: readonly unknown[]): TransferRow {
	const kinds = Object.values(columns);
	if (row.length !== kinds.length) throw wrong(`a row of ${name} has ${row.length} values`);
	for (const [index, kind] of kinds.entries()) {
		const value = row[index];
		const fits = value === null ? kind.endsWith('null') : typeof value === typeOf(kind);
		if (!fits) throw wrong(`a row of ${name} has ${String(value)} instead of a ${kind}`);
	}
	// Each value has been checked above.
	return row as TransferRow;
}

const typeOf = (kind: string) => (kind.startsWith('text') ? 'string' : 'number');

function wrong(what: string): ExpectedError {
	return new ExpectedError(
		'import_file',
		`The file is not a valid Plumbline export: ${what}. Nothing was imported.`,
	);
}

function newer(version: unknown): ExpectedError {
	return new ExpectedError(
		'import_file',
		`The file has version ${String(version)}, but this Plumbline reads version ${knownVersion}. Update Plumbline, then import again. Nothing was imported.`,
	);
}
