import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { TransferTable } from './transfer-tables.ts';

export type TransferRow = readonly (number | string | null)[];

const rowsPerPage = 5000;

/** The rows of one owner in the order of their key, a page at a time. */
export async function* rowsOf(
	database: Database,
	{ name, columns, key, owner }: TransferTable,
	ownerId: number,
): AsyncGenerator<readonly TransferRow[]> {
	const names = Object.keys(columns);
	const keyRefs = key.map((column) => sql.ref(column));
	const order = keyRefs.length === 0 ? sql`1` : sql.join(keyRefs);
	let after = sql``;
	while (true) {
		const { rows } = await sql<Readonly<Record<string, number | string | null>>>`
			select ${sql.join(names.map((column) => sql.ref(column)))} from ${sql.table(name)}
			where ${sql.ref(owner)} = ${ownerId} ${after} order by ${order} limit ${rowsPerPage}
		`.execute(database);
		if (rows.length > 0) yield rows.map((row) => names.map((column) => row[column] ?? null));
		const last = rows.at(-1);
		if (last === undefined || rows.length < rowsPerPage || key.length === 0) return;
		after = sql`and (${order}) > (${sql.join(key.map((column) => last[column]))})`;
	}
}
