import { type Kysely, PostgresAdapter } from 'kysely';
import type { DialectName } from './dialect-name.ts';

/** The engine of this database or transaction. */
export function dialectOf<Tables>(database: Kysely<Tables>): DialectName {
	return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
