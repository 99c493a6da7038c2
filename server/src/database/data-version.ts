import type { Kysely } from 'kysely';
import type { SqliteVersion } from './sqlite/sqlite-version.ts';

const versions = new WeakMap<object, SqliteVersion>();

export function registerVersion<Tables>(database: Kysely<Tables>, version: SqliteVersion): void {
	versions.set(database, version);
}

/**
 * A number that differs once anybody, in this program or another, has committed something.
 * Null where nobody can say so cheaply, and then nothing may be kept: on PostgreSQL, in memory, in a
 * transaction. Ask before reading what is kept under it. One turn of the event loop gets one answer.
 */
export function dataVersion<Tables>(database: Kysely<Tables>): number | null {
	return versions.get(database)?.read() ?? null;
}
