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

/** The shared memory of the WAL could not grow, which is also for want of room. */
const noRoomForShmCode = 4874;

/** Another program holds the lock. Nothing has been done, so it can be tried again. */
export function isLocked(error: unknown): boolean {
	return resultCode(error) === busyCode;
}

/** Names the failures that people can do something about; others stay as they are. */
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
