import { existsSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { marker, refuseNewer } from '../migrate.ts';

/** A file that is not what it should be; its message names the file and what to do. */
export class DatabaseFileError extends Error {}

/** Refuses a file that is missing, another program’s or a newer version’s. */
export function checkIsOurs(path: string): void {
	if (!existsSync(path)) throw new DatabaseFileError(`There is no file ${path}.`);
	const database = new DatabaseSync(path, { readOnly: true, timeout: lockWaitMs });
	try {
		refuseNewer(migrationsOf(database));
	} catch (error) {
		throw isDamage(error) ? damaged(path, error) : notOurs(error) ? foreign(path) : error;
	} finally {
		database.close();
	}
}

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

// https://sqlite.org/rescode.html
const sqliteErrorCode = 1;
const corruptCode = 11;
const notADatabaseCode = 26;

/** Whether SQLite says that the file is no database, or no longer one. */
export function isDamage(error: unknown): boolean {
	return [corruptCode, notADatabaseCode].includes(resultCode(error));
}

/** The statement makes no sense there: the table of the marker is missing. */
function notOurs(error: unknown): boolean {
	return resultCode(error) === sqliteErrorCode;
}

/** SQLite’s primary result code; 0 for what is no error of SQLite. */
export function resultCode(error: unknown): number {
	return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

function damaged(path: string, cause: unknown): DatabaseFileError {
	return new DatabaseFileError(`${path} is damaged, or no database at all. Take another one.`, {
		cause,
	});
}

function foreign(path: string): DatabaseFileError {
	return new DatabaseFileError(`${path} is a database, but not one of Plumbline.`);
}

/** Makes a whole file or none: in a draft beside it, which reaches the disk before it gets the name. */
export async function placeFile(
	path: string,
	write: (draft: string) => Promise<void>,
): Promise<void> {
	const draft = `${path}.${process.pid}.draft`;
	try {
		await write(draft);
		await sync(draft);
		await rename(draft, path);
		await sync(dirname(path));
	} finally {
		await rm(draft, { force: true });
	}
}

async function sync(path: string): Promise<void> {
	const file = await open(path, 'r');
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
