import { type Kysely, PostgresAdapter } from 'kysely';

/** The engine of this database or transaction. */
export function dialectOf<Tables>(database: Kysely<Tables>): DialectName {
	return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Both engines share one schema and one set of queries. */
export type DialectName = 'sqlite' | 'postgres';
