// https://sqlite.org/rescode.html
export const errorCode = 1;
export const busyCode = 5;
export const fullCode = 13;
const corruptCode = 11;
const notADatabaseCode = 26;

/** SQLite’s primary result code, the low byte of the extended one; 0 for errors that are not from SQLite. */
export function resultCode(error: unknown): number {
	return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** True if SQLite reports that the file is not a database, or is damaged. */
export function isDamage(error: unknown): boolean {
	return [corruptCode, notADatabaseCode].includes(resultCode(error));
}
