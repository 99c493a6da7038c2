import { createHash } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import { rowsOf, type TransferRow } from './rows-of.store.ts';
import type { TransferEnd, TransferHead, TransferTableLine } from './transfer-lines.ts';
import { accountTables, engineTable, siteTables, type TransferTable } from './transfer-tables.ts';

interface ExportOptions {
	readonly nowMs: number;
	/** Leaves out the other sites and the API keys of the account. */
	readonly siteId?: number;
	readonly write: (text: string) => Promise<void>;
}

/**
 * All data of these accounts as lines of JSON, from one consistent snapshot. Leaves out the
 * credentials of sources.
 */
export async function exportAccounts(
	database: Database,
	accountIds: readonly number[],
	options: ExportOptions,
): Promise<Readonly<Record<string, number>>> {
	const transaction = database
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel('repeatable read');
	return transaction.execute(async (snapshot) => {
		const hash = createHash('sha256');
		const counts: Record<string, number> = {};
		for await (const { text, table, rows } of linesOf(snapshot, accountIds, options)) {
			hash.update(text);
			if (table !== undefined) counts[table] = (counts[table] ?? 0) + rows;
			await options.write(text);
		}
		const end: TransferEnd = { end: true, rows: counts, sha256: hash.digest('hex') };
		await options.write(`${JSON.stringify(end)}\n`);
		return counts;
	});
}

interface Lines {
	readonly text: string;
	readonly table?: string;
	readonly rows: number;
}

async function* linesOf(
	snapshot: Database,
	accountIds: readonly number[],
	{ nowMs, siteId }: ExportOptions,
): AsyncGenerator<Lines> {
	const head: TransferHead = {
		format: 'plumbline',
		version: 1,
		exported_at: new Date(nowMs).toISOString(),
		...(siteId !== undefined && { only_site: true }),
	};
	yield { text: `${JSON.stringify(head)}\n`, rows: 0 };
	for (const table of accountTables) {
		const of = ownersOf(table, accountIds, siteId);
		yield* tableLines(snapshot, of.table, of.owners);
	}
	yield* tableLines(snapshot, engineTable, await engineIds(snapshot));
	const siteIds = siteId === undefined ? await sitesOf(snapshot, accountIds) : [siteId];
	for (const table of siteTables) yield* tableLines(snapshot, table, siteIds);
}

/** The account whose rows to export. For a single site: its account without keys, and only this site. */
function ownersOf(table: TransferTable, accountIds: readonly number[], siteId: number | undefined) {
	if (siteId === undefined || table.name === 'account') return { table, owners: accountIds };
	if (table.name !== 'site') return { table, owners: [] };
	return { table: { ...table, owner: 'id' as const, key: [] }, owners: [siteId] };
}

async function* tableLines(
	snapshot: Database,
	table: TransferTable,
	owners: readonly number[],
): AsyncGenerator<Lines> {
	const head: TransferTableLine = { table: table.name, columns: Object.keys(table.columns) };
	yield { text: `${JSON.stringify(head)}\n`, rows: 0 };
	for (const owner of owners) {
		for await (const rows of rowsOf(snapshot, table, owner)) {
			yield { text: textOf(rows), table: table.name, rows: rows.length };
		}
	}
}

const textOf = (rows: readonly TransferRow[]) =>
	rows.map((row) => `${JSON.stringify(row)}\n`).join('');

async function engineIds(snapshot: Database): Promise<number[]> {
	const engines = await snapshot.selectFrom('engine').select('id').orderBy('id').execute();
	return engines.map(({ id }) => id);
}

async function sitesOf(snapshot: Database, accountIds: readonly number[]): Promise<number[]> {
	if (accountIds.length === 0) return [];
	const sites = await snapshot
		.selectFrom('site')
		.select('id')
		.where('account_id', 'in', [...accountIds])
		.orderBy('id')
		.execute();
	return sites.map(({ id }) => id);
}
