import { ExpectedError } from '../../process/expected-error.ts';
import { storageFull } from '../storage-full.ts';
import { busyCode, fullCode, isDamage, resultCode } from './result-code.ts';
import type { SqliteFailure } from './sqlite-messages.ts';

/** SQLite’s message, with its extended result code. */
export class SqliteError extends Error {
	readonly errcode: number | null;

	constructor({ message, code }: SqliteFailure) {
		super(message);
		this.errcode = code;
	}
}

/** The WAL’s shared memory could not grow, which also means that the disk is full. */
const noRoomForShmCode = 4874;

/** A different program holds the lock. Nothing has been done, so the statement can be retried. */
export function isLocked(error: unknown): boolean {
	return resultCode(error) === busyCode;
}

/** The file is no longer at the path where it was opened: SQLite’s own code for that. */
export const movedCode = 1032;

/** Names the failures that people can fix; others stay as they are. */
export function sqliteError(error: unknown, path: string): unknown {
	if (isLocked(error)) return busy(error);
	if (isDamage(error)) return damaged(path, error);
	if (error instanceof SqliteError && error.errcode === movedCode) return moved(path, error);
	const isForShm = error instanceof SqliteError && error.errcode === noRoomForShmCode;
	return isForShm || resultCode(error) === fullCode ? storageFull(error) : error;
}

export function busy(cause?: unknown): ExpectedError {
	return new ExpectedError(
		'database_busy',
		'The database is busy: a different process is writing to it, such as a large import. Try again when that is done.',
		{ cause },
	);
}

/** Also for a file that is not a database. */
export function damaged(path: string, cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_damaged',
		`The database file ${path} is damaged. Stop the server and restore a backup: plumbline restore FILE.`,
		{ cause },
	);
}

export function moved(path: string, cause?: unknown): ExpectedError {
	return new ExpectedError(
		'database_damaged',
		`The database file ${path} was deleted or replaced while it was in use, so nothing more is written. Stop the server, put the file back or restore a backup (plumbline restore FILE), and start the server again.`,
		{ cause },
	);
}
