import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a whole file or nothing: into a draft beside it, which is synced to disk before the rename. */
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
