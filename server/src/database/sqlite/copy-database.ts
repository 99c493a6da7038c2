import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../errors/expected-error.ts';
import { marker, refuseNewer } from '../migrate.ts';
import { errorCode, fullCode, isDamage, resultCode } from './result-code.ts';

/**
 * A copy of one moment of a database, while others read and write it: one file, checked whole, for
 * its owner’s eyes alone.
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
/** At once: between two batches somebody writes, and the copy would begin again. */
const allPages = 2 ** 31 - 1;

/** Refuses a file that is missing, another program’s or a newer version’s. */
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

/** Also leaves the write-ahead log, with which a database may be three files. */
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

/** The statement makes no sense there: the table of the marker is missing. */
function notOurs(error: unknown): boolean {
	return resultCode(error) === errorCode;
}

function damaged(path: string, cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_file',
		`${path} is damaged, or no database at all. Take another one.`,
		{
			cause,
		},
	);
}

function noRoom(copy: string, cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_file',
		`There is no room for the copy in ${dirname(copy)}, so nothing was changed. Make room on that disk, then try again.`,
		{ cause },
	);
}

function foreign(path: string): ExpectedError {
	return new ExpectedError('database_file', `${path} is a database, but not one of Plumbline.`);
}
