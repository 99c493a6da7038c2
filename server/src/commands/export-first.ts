import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import type { Database } from '../database/open-database.ts';
import { exportAccounts } from '../exchange/transfer/export-accounts.ts';
import { usageError } from '../process/expected-error.ts';
import { fileProblem } from '../process/file-problem.ts';
import type { Terminal } from './terminal.ts';

export const exportOption = {
	type: 'string',
	value: 'FILE',
	help: 'File for the export that is written first, or “none”. Default: a new file in the current folder.',
} as const;

interface Exported {
	readonly accountId: number;
	/** Null for the whole account. */
	readonly siteId: number | null;
	/** Global key of the account or the site. */
	readonly globalKey: string;
}

/** Writes everything that will be removed into a file on the disk. Returns its name; null if none is wanted. */
export async function exportFirst(
	database: Database,
	{ accountId, siteId, globalKey }: Exported,
	given: string | undefined,
	{ stop }: Terminal,
): Promise<string | null> {
	if (given === 'none') return null;
	const file = given ?? `plumbline-${globalKey}.ndjson`;
	await refuseExisting(file);
	const unfinished = `${file}.part`;
	const handle = await opened(unfinished);
	try {
		await exportAccounts(database, [accountId], {
			nowMs: Date.now(),
			...(siteId !== null && { siteId }),
			write: async (text) => {
				stop.throwIfAborted();
				await handle.write(text);
			},
		});
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(unfinished, file);
	return file;
}

async function refuseExisting(file: string): Promise<void> {
	const exists = await stat(file).then(
		() => true,
		() => false,
	);
	if (!exists) return;
	throw usageError(`--export: ${file} already exists. Name a new file. Nothing was removed.`);
}

/** Readable by its owner only: the export of an account has the hashes of its keys. */
async function opened(file: string): Promise<FileHandle> {
	try {
		return await open(file, 'w', 0o600);
	} catch (error) {
		throw usageError(
			`--export: ${file} cannot be written: ${fileProblem(error)}. Name a file in a folder that this user can write. Nothing was removed.`,
			{ cause: error },
		);
	}
}
