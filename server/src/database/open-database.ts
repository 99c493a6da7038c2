import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Database = Kysely<Schema>;

export class DatabaseUrlError extends Error {}

/** Opens the database, with its folder and its newest schema. `sqlite::memory:` is for tests. */
export async function openDatabase(url: string): Promise<Database> {
	const database = new Kysely<Schema>({ dialect: sqliteDialect(await sqlitePath(url)) });
	try {
		await migrate(database);
		return database;
	} catch (error) {
		await database.destroy();
		throw error;
	}
}

async function sqlitePath(url: string): Promise<string> {
	const path = url.match(/^sqlite:(.+)$/)?.[1];
	if (path === undefined) {
		throw new DatabaseUrlError(
			`DATABASE_URL: “${url}” is not understood. Write “sqlite:” and the path of a file.`,
		);
	}
	if (path === ':memory:') return path;
	const file = resolve(path);
	await mkdir(dirname(file), { recursive: true, mode: 0o700 });
	return file;
}
