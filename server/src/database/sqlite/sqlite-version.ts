import { DatabaseSync, type StatementSync } from 'node:sqlite';

export interface SqliteVersion {
	read(): number;
	close(): void;
}

/**
 * A connection that does nothing but ask whether others have written. That takes microseconds and
 * reads one page at most, so it is the one that may stand on the main thread.
 */
export function sqliteVersion(path: string): SqliteVersion {
	let database: DatabaseSync | undefined;
	let statement: StatementSync | undefined;
	return {
		read: () => {
			database ??= new DatabaseSync(path, { readOnly: true });
			statement ??= database.prepare('PRAGMA data_version');
			return Number(statement.get()?.data_version);
		},
		close: () => {
			database?.close();
		},
	};
}
