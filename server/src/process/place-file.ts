import { chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a whole file or nothing: into a draft beside it, which is synced to disk before the rename.
 * The file keeps its mode, and a link still points to it.
 */
export async function placeFile(
	path: string,
	write: (draft: string) => Promise<void>,
): Promise<void> {
	const found = await stat(path).catch(nullIfAbsent);
	// A pipe or a device has no content to lose, and must not be replaced.
	if (found !== null && !found.isFile() && !found.isDirectory()) return write(path);
	const place = found === null ? path : await realpath(path);
	const draft = `${place}.${process.pid}.draft`;
	try {
		await write(draft);
		if (found !== null) await chmod(draft, found.mode);
		await sync(draft);
		await rename(draft, place);
		await sync(dirname(place));
	} finally {
		await rm(draft, { force: true });
	}
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
	if (error.code === 'ENOENT') return null;
	throw error;
}

async function sync(path: string): Promise<void> {
	const file = await open(path, 'r');
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
