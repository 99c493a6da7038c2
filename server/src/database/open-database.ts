import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { ExpectedError, hasCode } from '../process/expected-error.ts';
import { registerVersion } from './data-version.ts';
import { type DatabasePlace, databasePlace, inMemory, withoutPassword } from './database-url.ts';
import { dialectOf } from './dialect-of.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations.ts';
import type { PostgresSettings } from './postgres/postgres-dialect.ts';
import { registerInspection } from './readiness.ts';
import type { Schema } from './schema.ts';
import { fileIdentity, lookIntoFile } from './sqlite/look-into-file.ts';
import { isDamage } from './sqlite/result-code.ts';
import { sqliteDialect } from './sqlite/sqlite-driver.ts';
import { damaged } from './sqlite/sqlite-error.ts';
import { sqliteVersion } from './sqlite/sqlite-version.ts';
import { noTrouble } from './trouble.ts';

/** A successful look is reused for this long, so that health checks cannot keep the server busy. */
const freshMs = 250;

/** Simultaneous callers share one look. */
function sharedLook(look: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined;
	let goodUntilMs = Number.NEGATIVE_INFINITY;
	return () => {
		if (performance.now() < goodUntilMs) return Promise.resolve();
		running ??= look()
			.then(() => {
				goodUntilMs = performance.now() + freshMs;
			})
			.finally(() => {
				running = undefined;
			});
		return running;
	};
}

export type Database = Kysely<Schema>;

export interface DatabaseOptions {
	/** PostgreSQL's time limit per statement, for servers, whose callers do not wait forever. */
	readonly statementTimeoutMs?: number;
	/** How long a writer on SQLite waits for earlier writers. */
	readonly longestWaitMs?: number;
	/** Threads that read from a file, some 30 MB each. */
	readonly mostReaders?: number;
	/** The part of a file that each thread may keep in memory, in KiB. */
	readonly cacheKib?: number;
	/** Defaults to ours; tests open earlier versions of the schema, and stop in the middle of later ones. */
	readonly migrations?: readonly Migration[];
}

const longestWaitMs = 30_000;

/**
 * Opens the database; creates its folder and brings the schema up to date. `sqlite::memory:` is for
 * tests.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
	const place = databasePlace(url);
	try {
		await makeFile(place);
		return await migrated(await connected(place, options), place, options);
	} catch (error) {
		throw explained(error, url, place);
	}
}

async function connected(place: DatabasePlace, options: DatabaseOptions): Promise<Database> {
	if (place.dialect === 'postgres') return connectedPostgres({ url: place.url, ...options });
	const { path } = place;
	return path === inMemory ? openedInMemory() : openedFile(path, options);
}

/** The driver is loaded only for those who use it. */
async function connectedPostgres(settings: PostgresSettings): Promise<Database> {
	const { postgresDialect } = await import('./postgres/postgres-dialect.ts');
	const { lookIntoPostgres } = await import('./postgres/look-into-postgres.ts');
	const trouble = noTrouble();
	const { connections, dialect } = postgresDialect(settings, trouble);
	const database: Database = new Kysely({ dialect });
	const look = sharedLook(() => lookIntoPostgres(settings));
	registerInspection(database, { trouble, look, connections });
	return database;
}

function openedInMemory(): Database {
	const trouble = noTrouble();
	const dialect = sqliteDialect({ path: inMemory, longestWaitMs, trouble });
	const database: Database = new Kysely({ dialect });
	const look = async () => void (await sql`select 1`.execute(database));
	registerInspection(database, { trouble, look });
	return database;
}

function openedFile(path: string, options: DatabaseOptions): Database {
	const trouble = noTrouble();
	const version = sqliteVersion(path);
	const dialect = sqliteDialect({ path, longestWaitMs, version, trouble, ...options });
	const database: Database = new Kysely({ dialect });
	registerVersion(database, version);
	const file = { path, identity: fileIdentity(path) };
	registerInspection(database, { trouble, look: sharedLook(() => lookIntoFile(file)) });
	return database;
}

async function migrated(
	database: Database,
	{ dialect }: DatabasePlace,
	{ migrations }: DatabaseOptions,
): Promise<Database> {
	try {
		await migrate(database, dialect, migrations);
		return database;
	} catch (error) {
		await database.destroy();
		throw error;
	}
}

/** Only its owner can read it; SQLite would create it for everybody. */
async function makeFile(place: DatabasePlace): Promise<void> {
	if (place.dialect === 'postgres' || place.path === inMemory) return;
	await mkdir(dirname(place.path), { recursive: true, mode: 0o700 });
	const file = await open(place.path, 'a', 0o600);
	await file.close();
}

const explainedCodes = [
	'foreign_database',
	'database_busy',
	'database_damaged',
	'storage_full',
	'server_missing',
] as const;

function explained(error: unknown, url: string, place: DatabasePlace): unknown {
	if (hasCode(error, ...explainedCodes)) return error;
	// A damaged file can end its thread before the first statement; nothing has explained that yet.
	if (place.dialect === 'sqlite' && isDamage(error)) return damaged(place.path, error);
	return unusable(url, place, hasCode(error, 'database_unreachable') ? error.cause : error);
}

const remedies = {
	sqlite: 'Set DATABASE_URL to a file that this user can write.',
	postgres: 'Check user, password, host and database in DATABASE_URL; the database must exist.',
};

function unusable(url: string, { dialect }: DatabasePlace, cause: unknown): ExpectedError {
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new ExpectedError(
		'database_url',
		`“${withoutPassword(url)}” cannot be opened: ${reason}. ${remedies[dialect]}`,
		{ cause },
	);
}

/** True for a read replica, such as a PostgreSQL standby. */
export async function isReadOnly(database: Database): Promise<boolean> {
	if (dialectOf(database) === 'sqlite') return false;
	const query = sql<{
		setting: string;
	}>`select current_setting('transaction_read_only') as setting`;
	const { rows } = await query.execute(database);
	return rows[0]?.setting === 'on';
}
