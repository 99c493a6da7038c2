import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type SqliteSettings, sqliteDriver } from './sqlite-driver.ts';

/** Kysely over `node:sqlite` in worker threads. */
export function sqliteDialect(settings: SqliteSettings): Dialect {
	return {
		createAdapter: () => new ManyConnections(),
		createDriver: () => sqliteDriver(settings),
		createIntrospector: (database) => new SqliteIntrospector(database),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** Kysely would serialize everything for SQLite; our driver knows better which statements have to wait. */
class ManyConnections extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}
