import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { ForeignDatabaseError, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Database = Kysely<Schema>;

/** A DATABASE_URL that is none, or that cannot be used. */
export class DatabaseUrlError extends Error {}

/** Opens the database, with its folder and its newest schema. `sqlite::memory:` is for tests. */
export async function openDatabase(url: string): Promise<Database> {
	const path = sqlitePath(url);
	try {
		await makeFolder(path);
		return await migrated(new Kysely<Schema>({ dialect: sqliteDialect(path) }));
	} catch (error) {
		throw error instanceof ForeignDatabaseError ? error : unusable(url, error);
	}
}

async function migrated(database: Database): Promise<Database> {
	try {
		await migrate(database, 'sqlite');
		return database;
	} catch (error) {
		await database.destroy();
		throw error;
	}
}

const inMemory = ':memory:';

function sqlitePath(url: string): string {
	const path = url.match(/^sqlite:(.+)$/)?.[1];
	if (path !== undefined) return path === inMemory ? path : resolve(path);
	throw new DatabaseUrlError(
		`DATABASE_URL: “${url}” is not understood. Write “sqlite:” and the path of a file.`,
	);
}

async function makeFolder(path: string): Promise<void> {
	if (path !== inMemory) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
}

function unusable(url: string, cause: unknown): DatabaseUrlError {
	const reason = cause instanceof Error ? cause.message : String(cause);
	const remedy = 'Give DATABASE_URL a file that this user can write.';
	return new DatabaseUrlError(`“${url}” cannot be opened: ${reason}. ${remedy}`, { cause });
}
