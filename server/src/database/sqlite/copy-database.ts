import { existsSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../process/expected-error.ts';
import { placeFile } from '../../process/place-file.ts';
import { marker, refuseNewer } from '../migrate.ts';
import { errorCode, fullCode, isDamage, resultCode } from './result-code.ts';

/**
 * Copies one state of a database while others read and write it. The copy is one file, its
 * integrity is checked, and only its owner can read it.
 */
export async function copyDatabase(path: string, copy: string): Promise<void> {
	checkIsOurs(path);
	const source = new DatabaseSync(path, { readOnly: true, timeout: lockWaitMs });
	try {
		await backup(source, copy, { rate: allPages });
	} catch (error) {
		if (resultCode(error) === fullCode) throw noRoom(copy, error);
		throw isDamage(error) ? damaged(path, error) : error;
	} finally {
		source.close();
	}
	await chmod(copy, 0o600);
	if (!isWhole(copy)) throw damaged(path, null);
}

const lockWaitMs = 30_000;
/** All pages in one step: a write between two steps would restart the copy. */
const allPages = 2 ** 31 - 1;

/** Refuses a file that is missing, or from a different program or a newer version. */
function checkIsOurs(path: string): void {
	if (!existsSync(path)) throw new ExpectedError('database_file', `There is no file ${path}.`);
	const database = new DatabaseSync(path, { readOnly: true, timeout: lockWaitMs });
	try {
		refuseNewer(migrationsOf(database));
	} catch (error) {
		throw isDamage(error) ? damaged(path, error) : notOurs(error) ? foreign(path) : error;
	} finally {
		database.close();
	}
}

/** Also switches the write-ahead log off; with it, a database may be three files. */
function isWhole(path: string): boolean {
	const database = new DatabaseSync(path);
	try {
		database.exec('PRAGMA journal_mode = DELETE');
		const [answer] = database.prepare('PRAGMA integrity_check(1)').all();
		return answer?.integrity_check === 'ok';
	} catch (error) {
		if (isDamage(error)) return false;
		throw error;
	} finally {
		database.close();
	}
}

function migrationsOf(database: DatabaseSync): ReadonlySet<string> {
	const rows = database.prepare(`SELECT name FROM ${marker}`).all();
	return new Set(rows.map(({ name }) => String(name)));
}

/** SQLite's generic error: the statement failed because the marker table is missing. */
function notOurs(error: unknown): boolean {
	return resultCode(error) === errorCode;
}

function damaged(path: string, cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_file',
		`${path} is damaged or is not a database. Use a different file.`,
		{
			cause,
		},
	);
}

function noRoom(copy: string, cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_file',
		`There is no space for the copy in ${dirname(copy)}, so nothing was changed. Free some disk space, then try again.`,
		{ cause },
	);
}

function foreign(path: string): ExpectedError {
	return new ExpectedError('database_file', `${path} is a database, but not a Plumbline database.`);
}

/** Copies the database into a file and returns its size in bytes. */
export async function backupSqlite(path: string, file: string): Promise<number> {
	if (!existsSync(path))
		throw new ExpectedError('database_file', `There is no database at ${path} yet.`);
	await placeFile(file, (draft) => copyDatabase(path, draft));
	return (await stat(file)).size;
}
