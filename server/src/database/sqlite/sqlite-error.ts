import { DatabaseBusyError, storageFull } from '../database-error.ts';
import type { SqliteFailure } from './sqlite-messages.ts';

/** What SQLite says, with its extended result code. */
export class SqliteError extends Error {
	readonly code: number | null;

	constructor({ message, code }: SqliteFailure) {
		super(message);
		this.code = code;
	}
}

// https://sqlite.org/rescode.html; the last byte of an extended code is the primary one.
const busyCode = 5;
const fullCode = 13;
/** The shared memory of the WAL could not grow, which is also for want of room. */
const noRoomForShmCode = 4874;

/** Another program holds the lock. Nothing has been done, so it can be tried again. */
export function isLocked(error: unknown): boolean {
	return error instanceof SqliteError && error.code !== null && (error.code & 0xff) === busyCode;
}

/** Names the failures that people can do something about; others stay as they are. */
export function sqliteError(error: unknown): unknown {
	if (isLocked(error)) return busy(error);
	if (!(error instanceof SqliteError) || error.code === null) return error;
	const isFull = (error.code & 0xff) === fullCode || error.code === noRoomForShmCode;
	return isFull ? storageFull(error) : error;
}

export function busy(cause?: unknown): DatabaseBusyError {
	return new DatabaseBusyError(
		'The database is busy: something else has been writing to it all the time, such as a big import. Try again when that is done.',
		{ cause },
	);
}
