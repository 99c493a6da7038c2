import { type Kysely, PostgresAdapter } from 'kysely';
import type { DialectName } from './dialect-name.ts';

/** Which engine this database, or transaction of it, runs on. */
export function dialectOf<Tables>(database: Kysely<Tables>): DialectName {
	return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
