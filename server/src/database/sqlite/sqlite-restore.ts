import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../process/expected-error.ts';
import { placeFile } from '../../process/place-file.ts';
import { copyDatabase } from './copy-database.ts';
import { busyCode, isDamage, resultCode } from './result-code.ts';

/**
 * Replaces the database with a backup, and keeps the old one beside it. Returns the path of the old
 * one, or null if there was none.
 */
export async function restoreSqlite(
	path: string,
	file: string,
	nowMs: number,
): Promise<string | null> {
	await mkdir(dirname(path), { recursive: true, mode: 0o700 });
	let kept: string | null = null;
	await placeFile(path, async (draft) => {
		await copyDatabase(file, draft);
		kept = existsSync(path) ? await keep(path, nowMs) : null;
	});
	return kept;
}

/**
 * Saves the old database, complete, under a second name; it also keeps its own name until the new
 * one replaces it.
 */
async function keep(path: string, nowMs: number): Promise<string> {
	const kept = `${path}.before-restore-${new Date(nowMs).toISOString().replace(/\D/g, '').slice(0, 14)}`;
	closeDown(path);
	await link(path, kept).catch(() => copyFile(path, kept, constants.COPYFILE_EXCL));
	// A log left here belongs to the old database, and would damage the new one.
	for (const end of ['-wal', '-shm']) {
		if (existsSync(path + end)) await rename(path + end, kept + end);
	}
	return kept;
}

/** The log can only be removed by the last user of the database, so a failure reveals other users. */
function closeDown(path: string): void {
	const database = new DatabaseSync(path, { timeout: 2000 });
	try {
		database.exec('PRAGMA journal_mode = DELETE');
	} catch (error) {
		if (resultCode(error) === busyCode) throw inUse(path, error);
		// A damaged database is replaced anyway; that is what backups are for.
		if (!isDamage(error)) throw error;
	} finally {
		database.close();
	}
}

function inUse(path: string, cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_busy',
		`${path} is in use, so nothing was changed. Stop the server and every other plumbline command, then restore again.`,
		{ cause },
	);
}
