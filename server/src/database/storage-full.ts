import { ExpectedError } from '../process/expected-error.ts';

export function storageFull(cause: unknown): ExpectedError {
	return new ExpectedError(
		'storage_full',
		'The disk of the database is full, so nothing was written; existing data can still be read. Free some disk space, then try again.',
		{ cause },
	);
}
