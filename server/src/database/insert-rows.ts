import { CompiledQuery, type Kysely } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import { type InsertRow, RowsToInsert } from './rows-to-insert.ts';

interface RowsOfTable {
	/** One of our tables, or a temporary one. */
	readonly table: string;
	readonly columns: readonly string[];
	/** Values in the order of the columns. May be made while they are taken. */
	readonly rows: Iterable<InsertRow>;
}

/**
 * The quick way to many rows: nothing is looked at twice, and nothing answers what to do about a key
 * that exists. Either all are in or none; in a transaction, with it.
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
