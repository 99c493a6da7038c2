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
	let ofThisTurn: number | undefined;

	function ask(): number {
		database ??= new DatabaseSync(path, { readOnly: true });
		statement ??= database.prepare('PRAGMA data_version');
		return Number(statement.get()?.data_version);
	}

	return {
		// What a turn of the event loop handles had all arrived before it: one answer is new enough.
		read: () => {
			if (ofThisTurn === undefined) {
				ofThisTurn = ask();
				setImmediate(() => {
					ofThisTurn = undefined;
				});
			}
			return ofThisTurn;
		},
		close: () => {
			database?.close();
		},
	};
}
