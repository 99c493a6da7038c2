import type { SQLInputValue } from 'node:sqlite';

/** The role of a thread, and how long it waits for a lock of a different program. */
export interface SqliteThreadOptions {
	readonly path: string;
	readonly role: 'writer' | 'reader';
	readonly cacheKib: number;
	readonly lockWaitMs: number;
}

export type SqliteRow = readonly SQLInputValue[];

export interface SqliteStatement {
	readonly sql: string;
	/** The statement runs once per entry; an insert of many rows is prepared once. */
	readonly runs: readonly SqliteRow[];
	/** Some errors end the transaction; later statements must not run without it. */
	readonly needsTransaction: boolean;
}

export interface SqliteRequest extends SqliteStatement {
	readonly id: number;
}

export interface SqliteResult {
	readonly columns: readonly string[];
	/** Values in the order of the columns: names would be copied with every row. */
	readonly rows: readonly (readonly unknown[])[];
	readonly changes: number;
}

/** `close` answers `closed`; then the thread waits for the next `open`. */
export type SqliteMessage = { readonly open: SqliteThreadOptions } | SqliteRequest | 'close';

/** Errors lose their code between threads, so it is sent beside the message. */
export interface SqliteFailure {
	readonly message: string;
	/** SQLite’s extended result code; null if the error is not from SQLite. */
	readonly code: number | null;
}

export type SqliteAnswer =
	| { readonly id: number; readonly result: SqliteResult }
	| { readonly id: number; readonly failure: SqliteFailure };
