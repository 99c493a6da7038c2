import type { Kysely } from 'kysely';
import type { SqliteVersion } from './sqlite/sqlite-version.ts';

const versions = new WeakMap<object, SqliteVersion>();

export function registerVersion<Tables>(database: Kysely<Tables>, version: SqliteVersion): void {
	versions.set(database, version);
}

/**
 * A number that changes whenever this program or a different one commits. Null where finding out is
 * expensive: on PostgreSQL, in memory, in a transaction; then do not cache. Read it before the data
 * that you cache under it. All calls within one turn of the event loop return the same number.
 */
export function dataVersion<Tables>(database: Kysely<Tables>): number | null {
	return versions.get(database)?.read() ?? null;
}
