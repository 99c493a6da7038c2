import { ExpectedError } from '../errors/expected-error.ts';

export function storageFull(cause: unknown): ExpectedError {
	return new ExpectedError(
		'storage_full',
		'The disk of the database is full, so nothing was written; what is there can still be read. Make room on that disk, then try again.',
		{ cause },
	);
}
