import {
	type DatabaseConnection,
	type Dialect,
	type Driver,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from 'kysely';
import { inMemory } from '../database-url.ts';
import type { Trouble } from '../trouble.ts';
import { createMutex } from './mutex.ts';
import { type HeldThread, SqliteConnection, type SqliteThreads } from './sqlite-connection.ts';
import { createSqliteReaders } from './sqlite-readers.ts';
import { openSqliteThread, type SqliteThread } from './sqlite-thread.ts';
import type { SqliteVersion } from './sqlite-version.ts';

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

export interface SqliteSettings {
	readonly path: string;
	/** How long a writer waits for earlier ones, in this program and in others. */
	readonly longestWaitMs: number;
	readonly trouble: Trouble;
	readonly mostReaders?: number;
	readonly cacheKib?: number;
	/** Closed together with the driver. */
	readonly version?: SqliteVersion;
}

/** One thread writes and a few others read; with the write-ahead log they do not wait for each other. */
function sqliteDriver(settings: SqliteSettings): Driver {
	let threads: OwnedThreads | undefined;
	return {
		init: async () => {
			threads = await openThreads(settings);
		},
		acquireConnection: async () => {
			if (threads === undefined) throw new Error('A connection was asked for before the start.');
			return new SqliteConnection(threads);
		},
		beginTransaction: (connection, options) => own(connection).begin(options),
		commitTransaction: (connection) => own(connection).end('commit'),
		rollbackTransaction: (connection) => own(connection).end('rollback'),
		releaseConnection: async (connection) => own(connection).release(),
		destroy: async () => {
			settings.version?.close();
			await threads?.close();
		},
	};
}

function own(connection: DatabaseConnection): SqliteConnection {
	if (connection instanceof SqliteConnection) return connection;
	throw new Error('This connection is not one of SQLite.');
}

interface OwnedThreads extends SqliteThreads {
	close(): Promise<void>;
}

// All caches together, including three snapshots, stay below 64 MiB.
const usualCacheKib = 18 * 1024;
const snapshotCacheKib = 2 * 1024;
const usualReaders = 2;
/** Threads wait in short intervals, so that they can be closed in between. */
const lockWaitMs = 500;

async function openThreads({
	path,
	longestWaitMs,
	mostReaders = usualReaders,
	cacheKib = usualCacheKib,
	trouble,
	version,
}: SqliteSettings): Promise<OwnedThreads> {
	const open = (role: 'writer' | 'reader', cacheKib: number) =>
		openSqliteThread({ path, role, cacheKib, lockWaitMs });
	let writer = open('writer', cacheKib);
	const turns = createMutex();
	// The writer creates the file and its log, which readers need.
	await writer.run({ sql: 'select 1', runs: [[]], needsTransaction: false });
	const readers = createSqliteReaders(() => open('reader', cacheKib), mostReaders);
	return {
		path,
		trouble,
		longestWaitMs,
		// An in-memory database belongs to a single connection.
		read: path === inMemory ? null : readers.run,
		holdWriter: async (waitMs) => {
			const release = await turns.take(waitMs);
			if (release === null) return null;
			if (writer.isBroken()) writer = open('writer', cacheKib);
			const released = () => {
				version?.forget();
				release();
			};
			return { thread: writer, release: released };
		},
		openSnapshot: () => heldAlone(open('reader', snapshotCacheKib)),
		close: async () => {
			await readers.close();
			await writer.close();
		},
	};
}

function heldAlone(thread: SqliteThread): HeldThread {
	return { thread, release: () => void thread.close() };
}
