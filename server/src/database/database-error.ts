/** A DATABASE_URL that is none, or that cannot be used. */
export class DatabaseUrlError extends Error {}

/** The database belongs to another program, or to a newer version of this one. */
export class ForeignDatabaseError extends Error {}

/** Nothing is wrong with what was asked; the database cannot do it at this moment. */
export class DatabaseBusyError extends Error {}

/** Nothing more can be written. What is there can still be read. */
export class StorageFullError extends Error {}

export function storageFull(cause: unknown): StorageFullError {
	return new StorageFullError(
		'The disk of the database is full, so nothing was written; what is there can still be read. Make room on that disk, then try again.',
		{ cause },
	);
}
