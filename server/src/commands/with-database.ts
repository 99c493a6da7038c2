import { readConfig } from '../config/config.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import type { Terminal } from './terminal.ts';

/** Opens the database, runs the work, and closes it again. */
export async function withDatabase<Result>(
	{ environment }: Terminal,
	work: (database: Database) => Promise<Result>,
	options: DatabaseOptions = {},
): Promise<Result> {
	const database = await openDatabase(readConfig(environment).databaseUrl, options);
	try {
		return await work(database);
	} finally {
		await database.destroy();
	}
}

/** For commands that work for hours beside other programs, and store much and read little. */
export const withLittleMemory: DatabaseOptions = { mostReaders: 1, cacheKib: 2 * 1024 };
