import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ExpectedError } from '../../process/expected-error.ts';
import { placeFile } from '../../process/place-file.ts';
import { copyDatabase } from './copy-database.ts';

/** Copies the database into a file and returns its size in bytes. */
export async function backupSqlite(path: string, file: string): Promise<number> {
	if (!existsSync(path))
		throw new ExpectedError('database_file', `There is no database at ${path} yet.`);
	await placeFile(file, (draft) => copyDatabase(path, draft));
	return (await stat(file)).size;
}
