import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createVault } from './seal.ts';

async function vaultInFolder() {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-seal-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const secretFile = join(folder, 'data/secret.key');
	return { secretFile, vault: createVault({ secret: null, secretFile }) };
}

test('a sealed text opens again, and sealing twice gives different bytes', async () => {
	const { vault } = await vaultInFolder();
	const [one, two] = [await vault.seal('Schlüssel 🔑', 'a'), await vault.seal('Schlüssel 🔑', 'a')];
	expect(one).not.toBe(two);
	expect(await vault.open(one, 'a')).toBe('Schlüssel 🔑');
	expect(Buffer.from(one.slice(3), 'base64').toString('utf8')).not.toContain('Schl');
});

test('a text sealed for one connection does not open for a different one', async () => {
	const { vault } = await vaultInFolder();
	expect(await vault.open(await vault.seal('key', 'connection 1'), 'connection 2')).toBeNull();
});

test('a changed, cut or foreign text does not open', async () => {
	const { vault } = await vaultInFolder();
	const sealed = await vault.seal('key', 'a');
	const changed = Buffer.from(sealed.slice(3), 'base64');
	changed[20] = (changed[20] ?? 0) ^ 1;
	for (const text of [`v1:${changed.toString('base64')}`, sealed.slice(0, 12), 'v1:', 'key', '']) {
		expect(await vault.open(text, 'a')).toBeNull();
	}
});

test('the key is made once, readable by its owner only, even if several processes seal first', async () => {
	const { secretFile } = await vaultInFolder();
	const vaults = Array.from({ length: 8 }, () => createVault({ secret: null, secretFile }));
	const sealed = await Promise.all(vaults.map((vault) => vault.seal('key', 'a')));
	for (const text of sealed) expect(await vaults[0]?.open(text, 'a')).toBe('key');
	expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
});

test('without its key nothing opens, and opening makes no new key', async () => {
	const { vault, secretFile } = await vaultInFolder();
	const sealed = await vault.seal('key', 'a');
	await rm(secretFile);
	expect(await vault.open(sealed, 'a')).toBeNull();
	await expect(readFile(secretFile)).rejects.toThrow('ENOENT');
});

test('a file without a key is named, and left as it is', async () => {
	const { vault, secretFile } = await vaultInFolder();
	await vault.seal('key', 'a');
	await writeFile(secretFile, 'hello');
	await expect(vault.seal('key', 'a')).rejects.toThrow(/secret\.key contains no key/);
	expect(await readFile(secretFile, 'utf8')).toBe('hello');
});

test('a secret from the environment needs no file', async () => {
	const { secretFile } = await vaultInFolder();
	const vault = createVault({ secret: 'correct horse', secretFile });
	const sealed = await vault.seal('key', 'a');
	expect(await createVault({ secret: 'correct horse', secretFile }).open(sealed, 'a')).toBe('key');
	expect(await createVault({ secret: 'wrong horse', secretFile }).open(sealed, 'a')).toBeNull();
	await expect(readFile(secretFile)).rejects.toThrow('ENOENT');
});
