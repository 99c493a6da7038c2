import type { SQLInputValue } from 'node:sqlite';
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from 'kysely';
import { openSqliteThread, type SqliteThread } from './sqlite-thread.ts';

/** Kysely over `node:sqlite` in a worker thread. */
export function sqliteDialect(path: string): Dialect {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => sqliteDriver(path),
		createIntrospector: (database) => new SqliteIntrospector(database),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

function sqliteDriver(path: string): Driver {
	let thread: SqliteThread | undefined;
	const opened = () => {
		thread ??= openSqliteThread(path);
		return thread;
	};
	return {
		init: async () => void opened(),
		acquireConnection: async () => connectionTo(opened()),
		// Immediate: a transaction that reads first could not become a writer while another process writes.
		beginTransaction: (connection) => execute(connection, 'begin immediate'),
		commitTransaction: (connection) => execute(connection, 'commit'),
		rollbackTransaction: (connection) => execute(connection, 'rollback'),
		releaseConnection: async () => undefined,
		destroy: async () => thread?.close(),
	};
}

async function execute(connection: DatabaseConnection, sql: string): Promise<void> {
	await connection.executeQuery(CompiledQuery.raw(sql));
}

function connectionTo(thread: SqliteThread): DatabaseConnection {
	return {
		async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
			// Kysely knows neither the driver's values nor its rows; the schema's types vouch for both.
			const result = await thread.run(sql, parameters as SQLInputValue[]);
			return { ...result, rows: result.rows as Row[] };
		},
		// biome-ignore lint/correctness/useYield: SQLite here answers whole results.
		async *streamQuery() {
			throw new Error('Streaming is not supported: ask for pages instead.');
		},
	};
}
