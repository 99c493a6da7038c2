/** The cause, for code that acts on it. `to-problem.ts` maps it to HTTP answers. */
export type ErrorCode =
	/** The command line is wrong. */
	| 'usage'
	/** Only `@plumbline/server` can do it, and it is not installed. */
	| 'server_missing'
	/** An environment variable is wrong, or asks for something that the machine does not allow. */
	| 'configuration'
	/** DATABASE_URL is malformed, or the database cannot be opened. */
	| 'database_url'
	/** The database belongs to another program, or to a newer version of this one. */
	| 'foreign_database'
	/** The request is fine; the database cannot serve it at the moment. */
	| 'database_busy'
	/** The database server cannot be found or does not accept connections. */
	| 'database_unreachable'
	/** The data is damaged, or its file is gone: a backup has to be restored. */
	| 'database_damaged'
	/** Nothing more can be written; existing data can still be read. */
	| 'storage_full'
	/** A backup file is missing, damaged or not ours. */
	| 'database_file'
	/** A file cannot be imported. Nothing was changed. */
	| 'import_file'
	| 'secret_file'
	| 'google_file'
	/** The file is neither a baseline nor a report of `audit`. */
	| 'not_a_report'
	/** The sitemap could not be requested: its content is unknown. */
	| 'sitemap_unknown'
	/** robots.txt does not allow fetching the sitemap: its content is unknown too. */
	| 'sitemap_disallowed'
	/** The sitemap’s URL answers with an error. */
	| 'sitemap_missing'
	| 'not_a_sitemap'
	| 'sitemap_too_large'
	/** A guarded connection was refused before anything was sent. */
	| 'address_not_allowed'
	| 'html_too_large'
	/** The page took more time or memory than one audit may. */
	| 'page_too_complex'
	/** Too many pages are waiting; try again later. */
	| 'overloaded'
	/** The account has no such site. */
	| 'site_not_found'
	| 'engine_not_tracked'
	/** The monthly cap has no room for the next request. */
	| 'cap_reached'
	/** A source of facts could not do its work; see `SourceError`. */
	| 'source';

/** An error that people can do something about: its message says what is wrong and what to do. */
export class ExpectedError extends Error {
	readonly code: ErrorCode;

	constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}

	/** The whole text to show. */
	get explanation(): string {
		return this.message;
	}
}

export function usageError(message: string, options?: ErrorOptions): ExpectedError {
	return new ExpectedError('usage', message, options);
}

export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): error is ExpectedError {
	return error instanceof ExpectedError && codes.includes(error.code);
}

/** The text to show for an error that people can do something about; null for a bug of ours. */
export function explanationOf(error: unknown): string | null {
	return error instanceof ExpectedError ? error.explanation : null;
}
