import { statSync } from 'node:fs';
import { marker } from '../migrate.ts';
import { moved, sqliteError } from './sqlite-error.ts';
import type { SqliteResult } from './sqlite-messages.ts';
import { openSqliteThread } from './sqlite-thread.ts';

interface OpenedFile {
	readonly path: string;
	readonly identity: string | null;
}

/**
 * Reads a row of each table over a new connection. The connections in use may have cached pages
 * that are damaged on the disk, so they would not notice.
 */
export async function lookIntoFile({ path, identity }: OpenedFile): Promise<void> {
	if (fileIdentity(path) !== identity) throw moved(path);
	const thread = openSqliteThread({ path, role: 'reader', cacheKib: 1024, lockWaitMs: 500 });
	const read = (sql: string): Promise<SqliteResult> =>
		thread.run({ sql, runs: [[]], needsTransaction: false });
	try {
		await read(`select name from ${marker}`);
		const tables = await read(`select name from sqlite_schema where type = 'table'`);
		for (const [name] of tables.rows) await read(`select 1 from "${name}" limit 1`);
	} catch (error) {
		throw sqliteError(error, path);
	} finally {
		await thread.close();
	}
}

/** Differs between a file and its replacement at the same path; null if there is no file. */
export function fileIdentity(path: string): string | null {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false });
	return found === undefined ? null : `${found.dev}:${found.ino}`;
}
