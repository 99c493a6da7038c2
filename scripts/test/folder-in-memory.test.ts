import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderInMemory } from './folder-in-memory.ts';

test('programs run in the folder, which is gone after the process', () => {
	const module = path.join(import.meta.dirname, 'folder-in-memory.ts');
	const script = `
		const { folderInMemory } = await import(${JSON.stringify(module)});
		const folder = folderInMemory(${JSON.stringify(tmpdir())}, 0);
		const { execFileSync } = await import('node:child_process');
		execFileSync(folder + '/program');
		console.log(folder);`;
	const args = ['--input-type=module', '--eval', script];
	const folder = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
	expect(path.dirname(folder)).toBe(tmpdir());
	expect(existsSync(folder)).toBe(false);
});

test.each([
	['does not exist', 'missing', 1],
	['has too little room', '.', Number.MAX_VALUE],
])('memory that %s is not used', (_why, name, needed) => {
	expect(folderInMemory(path.join(tmpdir(), name), needed)).toBeUndefined();
});
