import { CompiledQuery, type Kysely } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import { type InsertRow, RowsToInsert } from './rows-to-insert.ts';

interface RowsOfTable {
	/** A table of the schema, or a temporary one. */
	readonly table: string;
	readonly columns: readonly string[];
	/** Values in the order of the columns. May be generated lazily. */
	readonly rows: Iterable<InsertRow>;
}

/**
 * The fastest way to insert many rows, without upserts: a duplicate key is an error. Inserts all
 * rows or none, and takes part in the transaction of the caller, if any.
 */
export async function insertRows<Tables>(
	database: Kysely<Tables>,
	{ table, columns, rows }: RowsOfTable,
): Promise<void> {
	const into = `${quoted(table)} (${columns.map(quoted).join(', ')})`;
	const sql =
		dialectOf(database) === 'postgres'
			? `copy ${into} from stdin`
			: `insert into ${into} values (${columns.map(() => '?').join(', ')})`;
	await database.executeQuery(CompiledQuery.raw(sql, [new RowsToInsert(rows)]));
}

function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
