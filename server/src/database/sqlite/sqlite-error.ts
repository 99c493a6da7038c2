import { ExpectedError } from '../../errors/expected-error.ts';
import { storageFull } from '../storage-full.ts';
import { busyCode, fullCode, resultCode } from './result-code.ts';
import type { SqliteFailure } from './sqlite-messages.ts';

/** What SQLite says, with its extended result code. */
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

/** Names the failures that people can fix; others stay as they are. */
export function sqliteError(error: unknown): unknown {
	if (isLocked(error)) return busy(error);
	const isForShm = error instanceof SqliteError && error.errcode === noRoomForShmCode;
	return isForShm || resultCode(error) === fullCode ? storageFull(error) : error;
}

export function busy(cause?: unknown): ExpectedError {
	return new ExpectedError(
		'database_busy',
		'The database is busy: something else has been writing to it all the time, such as a big import. Try again when that is done.',
		{ cause },
	);
}
