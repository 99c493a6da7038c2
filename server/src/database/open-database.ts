import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { ExpectedError, hasCode } from '../errors/expected-error.ts';
import { registerVersion } from './data-version.ts';
import { type DatabasePlace, databasePlace, inMemory, withoutPassword } from './database-url.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/sqlite-dialect.ts';
import { sqliteVersion } from './sqlite/sqlite-version.ts';

export type Database = Kysely<Schema>;

export interface DatabaseOptions {
	/** How long PostgreSQL may work at one statement: for servers, whose callers do not wait for ever. */
	readonly statementTimeoutMs?: number;
	/** How long a writer on SQLite waits for those before it. */
	readonly longestWaitMs?: number;
	/** Ours when not given; tests go back to earlier states, and end in the middle of later ones. */
	readonly migrations?: readonly Migration[];
}

const longestWaitMs = 30_000;

/** Opens the database, with its folder and its newest schema. `sqlite::memory:` is for tests. */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
	const place = databasePlace(url);
	try {
		await makeFolder(place);
		return await migrated(connected(place, options), place, options);
	} catch (error) {
		throw isOurs(error) ? error : unusable(url, place, error);
	}
}

function connected(place: DatabasePlace, options: DatabaseOptions): Database {
	if (place.dialect === 'postgres') {
		return new Kysely({ dialect: postgresDialect({ url: place.url, ...options }) });
	}
	const { path } = place;
	if (path === inMemory) return new Kysely({ dialect: sqliteDialect({ path, longestWaitMs }) });
	const version = sqliteVersion(path);
	const dialect = sqliteDialect({ path, longestWaitMs, version, ...options });
	const database: Database = new Kysely({ dialect });
	registerVersion(database, version);
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

async function makeFolder(place: DatabasePlace): Promise<void> {
	if (place.dialect === 'postgres' || place.path === inMemory) return;
	await mkdir(dirname(place.path), { recursive: true, mode: 0o700 });
}

function isOurs(error: unknown): boolean {
	return hasCode(error, 'foreign_database', 'database_busy', 'storage_full');
}

const remedies = {
	sqlite: 'Give DATABASE_URL a file that this user can write.',
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
