import { DatabaseSync, type StatementSync } from 'node:sqlite';

export interface SqliteVersion {
	read(): number;
	/** Call it after each own commit, which may be sent and answered in a single turn. */
	forget(): void;
	close(): void;
}

/**
 * A connection that only checks whether others have written. That takes microseconds and reads at
 * most one page, so it is the only one allowed on the main thread.
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
		// Everything handled in one turn of the event loop had arrived before it, so one answer per
		// turn is fresh enough.
		read: () => {
			if (ofThisTurn === undefined) {
				ofThisTurn = ask();
				setImmediate(() => {
					ofThisTurn = undefined;
				});
			}
			return ofThisTurn;
		},
		forget: () => {
			ofThisTurn = undefined;
		},
		close: () => {
			database?.close();
		},
	};
}
