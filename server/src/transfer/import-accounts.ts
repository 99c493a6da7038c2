import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { ImportFile, ReadProgress } from '../import/import-file.ts';
import { readText } from '../import/read-text.ts';
import { checkTransfer } from './check-transfer.ts';
import { asJobRow, jobColumns } from './job-row.ts';
import { readTransfer, type TransferPart } from './read-transfer.ts';
import { refuseKnown } from './refuse-known.store.ts';
import { Renumbering } from './renumbering.ts';

export interface ImportedAccounts {
	/** Rows by table. */
	readonly rows: Readonly<Record<string, number>>;
	/** Rows whose subject was already gone in the exported database. */
	readonly leftOut: number;
}

/** Imports the accounts of an export into a database that does not have them: all or nothing. */
export async function importAccounts(
	database: Database,
	file: ImportFile,
	onProgress: (progress: ReadProgress) => void,
): Promise<ImportedAccounts> {
	// Before the transaction begins, so that a broken file blocks nobody.
	await checkTransfer(file.chunks());
	return database.transaction().execute(async (transaction) => {
		const ids = await Renumbering.begin(transaction);
		const rows: Record<string, number> = {};
		let leftOut = 0;
		for await (const part of readTransfer(readText(file.chunks(onProgress)))) {
			const stored = await storePart(transaction, part, ids);
			const { name } = part.table;
			rows[name] = (rows[name] ?? 0) + stored;
			leftOut += part.rows.length - stored;
		}
		await ids.end(transaction);
		return { rows, leftOut };
	});
}

/** How many rows were stored. */
async function storePart(
	transaction: Database,
	{ table, rows }: TransferPart,
	ids: Renumbering,
): Promise<number> {
	if (table.name === 'engine') {
		for (const [id, key] of rows) await ids.addEngine(transaction, Number(id), String(key));
		return rows.length;
	}
	await refuseKnown(transaction, table, rows);
	const isJob = table.name === 'job';
	const renumbered = rows.map((row) => ids.row(table, row));
	const known = renumbered.filter((row) => row !== null);
	const stored = isJob
		? known.map((row) => asJobRow(row, ids)).filter((row) => row !== null)
		: known;
	const columns = isJob ? jobColumns : Object.keys(table.columns);
	await insertRows(transaction, { table: table.name, columns, rows: stored });
	return stored.length;
}
