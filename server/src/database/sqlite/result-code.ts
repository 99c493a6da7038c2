// https://sqlite.org/rescode.html
export const errorCode = 1;
export const busyCode = 5;
export const fullCode = 13;
const corruptCode = 11;
const notADatabaseCode = 26;

/** SQLite’s primary result code, the last byte of the extended one; 0 for what is no error of SQLite. */
export function resultCode(error: unknown): number {
	return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** Whether SQLite says that the file is no database, or no longer one. */
export function isDamage(error: unknown): boolean {
	return [corruptCode, notADatabaseCode].includes(resultCode(error));
}
