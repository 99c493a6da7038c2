import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	lstatSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeFile } from './place-file.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'plumbline-place-'));

test('a write that fails keeps the old file and leaves no draft', async () => {
	const path = join(folder(), 'report.json');
	writeFileSync(path, 'old');
	const failing = placeFile(path, async (draft) => {
		await writeFile(draft, 'half');
		throw new Error('disk full');
	});
	await expect(failing).rejects.toThrow('disk full');
	expect(readFileSync(path, 'utf8')).toBe('old');
	expect(readdirSync(join(path, '..'))).toEqual(['report.json']);
});

test('a replaced file keeps its mode, and a link stays a link', async () => {
	const path = join(folder(), 'report.json');
	writeFileSync(path, 'old');
	chmodSync(path, 0o640);
	const link = join(path, '../link.json');
	symlinkSync(path, link);
	await placeFile(link, (draft) => writeFile(draft, 'new'));
	expect(readFileSync(path, 'utf8')).toBe('new');
	expect(lstatSync(link).isSymbolicLink()).toBe(true);
	expect(statSync(path).mode & 0o777).toBe(0o640);
});

test('a pipe is written to, not replaced', async () => {
	const pipe = join(folder(), 'report.json');
	execFileSync('mkfifo', [pipe]);
	const placed = placeFile(pipe, (draft) => writeFile(draft, 'new'));
	expect(await readFile(pipe, 'utf8')).toBe('new');
	await placed;
	expect(statSync(pipe).isFIFO()).toBe(true);
});
