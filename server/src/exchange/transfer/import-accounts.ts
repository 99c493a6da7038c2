import { findAccount } from '../../accounts/accounts.store.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Database } from '../../database/open-database.ts';
import { syncKey } from '../../jobs/sync/schedule-connection.ts';
import type { ImportFile, ReadProgress } from '../import/import-file.ts';
import { readText } from '../import/read-text.ts';
import { checkTransfer } from './check-transfer.ts';
import { readTransfer, type TransferPart } from './read-transfer.ts';
import { refuseKnown, refuseKnownDomain } from './refuse-known.store.ts';
import { Renumbering } from './renumbering.ts';
import type { TransferRow } from './rows-of.store.ts';
import type { TransferTable } from './transfer-tables.ts';

/** The columns in the file, and those with initial values. */
const jobColumns = [
	'id',
	'site_id',
	'key',
	'kind',
	'payload',
	'schedule',
	'run_at_ms',
	'state',
	'attempts',
];

/** A job that reads a connection, ready to run; null when the connection is gone. */
function asJobRow(row: TransferRow, ids: Renumbering): TransferRow | null {
	const [id = null, siteId = null, , kind = null, payload, schedule = null, runAtMs = null] = row;
	const connectionId = ids.id('connection', connectionOf(payload));
	if (!connectionId) return null;
	const renumbered = JSON.stringify({ connectionId });
	return [id, siteId, syncKey(connectionId), kind, renumbered, schedule, runAtMs, 'waiting', 0];
}

/** The importing server creates all other jobs from its settings. */
const isOfConnection = ([, , , , payload]: TransferRow) => connectionOf(payload) !== 0;

function connectionOf(payload: number | string | null | undefined): number {
	const parsed: unknown = typeof payload === 'string' ? JSON.parse(payload) : null;
	if (typeof parsed !== 'object' || parsed === null || !('connectionId' in parsed)) return 0;
	return Number(parsed.connectionId);
}

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
		for await (const given of readTransfer(readText(file.chunks(onProgress)))) {
			const part = movedPart(given);
			const stored = await storePart(transaction, part, ids);
			const { name } = part.table;
			rows[name] = (rows[name] ?? 0) + stored;
			leftOut += part.rows.length - stored;
		}
		await ids.end(transaction);
		return { rows, leftOut };
	});
}

const movedPart = (part: TransferPart): TransferPart =>
	part.table.name === 'job' ? { ...part, rows: part.rows.filter(isOfConnection) } : part;

/** Stores one part; returns the number of rows. */
async function storePart(
	transaction: Database,
	{ table, rows, onlySite }: TransferPart,
	ids: Renumbering,
): Promise<number> {
	if (table.name === 'engine') {
		for (const [id, key] of rows) await ids.addEngine(transaction, Number(id), String(key));
		return rows.length;
	}
	if (table.name === 'account' && onlySite && (await usesAccount(transaction, table, rows, ids))) {
		return rows.length;
	}
	await refuseKnown(transaction, table, rows);
	const isJob = table.name === 'job';
	const renumbered = rows.map((row) => ids.row(table, row));
	const known = renumbered.filter((row) => row !== null);
	if (table.name === 'site' && onlySite) {
		for (const row of known) await refuseKnownDomain(transaction, Number(row[1]), String(row[3]));
	}
	const stored = isJob
		? known.map((row) => asJobRow(row, ids)).filter((row) => row !== null)
		: known;
	const columns = isJob ? jobColumns : Object.keys(table.columns);
	await insertRows(transaction, { table: table.name, columns, rows: stored });
	return stored.length;
}

/** An exported site returns to its account if that is still there. */
async function usesAccount(
	transaction: Database,
	{ columns }: TransferTable,
	rows: readonly TransferRow[],
	ids: Renumbering,
): Promise<boolean> {
	const names = Object.keys(columns);
	const [row = []] = rows;
	const globalKey = String(row[names.indexOf('global_key')]);
	const account = await findAccount(transaction, globalKey);
	if (account !== null) ids.useAccount(Number(row[names.indexOf('id')]), account.id);
	return account !== null;
}
