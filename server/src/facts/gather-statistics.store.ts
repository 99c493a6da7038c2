import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import { rollups } from './roll-up.store.ts';
import type { Staged } from './staging.ts';

const manyRows = 10_000;

/**
 * PostgreSQL chooses how to read by what it knows of a table, and learns that by itself only some
 * minutes after many rows came. SQLite follows the keys, whatever the tables hold.
 */
export async function gatherStatistics(
	database: Database,
	{ rows, tables }: Staged,
): Promise<void> {
	if (rows < manyRows || dialectOf(database) !== 'postgres') return;
	const names = new Set<string>(tables.map(({ table }) => table.name));
	const months = rollups.filter(({ days }) => names.has(days)).map(({ months }) => months);
	const changed = [...names, ...months, 'keyword', 'page', 'page_keyword'];
	await sql`analyze ${sql.join(changed.map((name) => sql.table(name)))}`.execute(database);
}
