/** The first line of a file. */
export interface TransferHead {
	readonly format: 'plumbline';
	readonly version: 1;
	readonly exported_at: string;
	/** True if the rest of the account is left out, so that the site may return to it. */
	readonly only_site?: true;
}

/** The line before the rows of a table; each row is an array in the order of these columns. */
export interface TransferTableLine {
	readonly table: string;
	readonly columns: readonly string[];
}

/** The last line: without it, or after different lines, the file was truncated or changed. */
export interface TransferEnd {
	readonly end: true;
	readonly rows: Readonly<Record<string, number>>;
	/** Hash of all lines before this one. */
	readonly sha256: string;
}
