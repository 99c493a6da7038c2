import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import { rollups } from './roll-up.store.ts';
import type { Staged } from './staging.ts';

const manyRows = 10_000;

/**
 * PostgreSQL plans queries by its statistics, and refreshes them only minutes after many rows
 * arrive. SQLite follows the keys, whatever the tables contain.
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
