import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ExpectedError } from '../process/expected-error.ts';

const keyLength = 32;

/** The key in that file, created if there is none. */
export async function secretFileKey(path: string): Promise<Buffer> {
	const known = await readSecretFile(path);
	if (known !== null) return known;
	await makeSecretFile(path);
	const made = await readSecretFile(path);
	if (made === null) throw new Error(`${path} was created but is not there.`);
	return made;
}

/** Null when there is no such file. */
export async function readSecretFile(path: string): Promise<Buffer | null> {
	const text = await readFile(path, 'utf8').catch((error: unknown) => {
		if (isCode(error, 'ENOENT')) return null;
		throw error;
	});
	if (text === null) return null;
	const key = Buffer.from(text.trim(), 'base64');
	if (key.length === keyLength) return key;
	throw new ExpectedError(
		'secret_file',
		`${path} contains no key. Restore the original file; or delete it, and connect your sources again.`,
	);
}

/** Writes the whole file or nothing, and never over one that a different process has just made. */
async function makeSecretFile(path: string): Promise<void> {
	await mkdir(dirname(path), { recursive: true, mode: 0o700 });
	const draft = `${path}.${randomBytes(6).toString('hex')}`;
	const file = await open(draft, 'wx', 0o600);
	try {
		await file.writeFile(`${randomBytes(keyLength).toString('base64')}\n`);
		await file.sync();
	} finally {
		await file.close();
	}
	try {
		await link(draft, path);
	} catch (error) {
		if (!isCode(error, 'EEXIST')) throw error;
	} finally {
		await rm(draft);
	}
}

function isCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
